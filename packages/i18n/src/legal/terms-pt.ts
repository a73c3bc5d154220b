import type { LegalText } from './facts.ts';

export const terms: LegalText = {
  title: 'Termos de utilização',
  text: `
## 1. O que é a Metade

A Metade é um mercado de mesas de restaurante. Reserva uma mesa e paga-nos um preço fixo por um voucher; o restaurante desconta {{discountPercent}} na comida de todas as pessoas dessa mesa. A refeição é um contrato entre si e o restaurante e é paga no restaurante. É preciso ter 18 anos ou mais, ou o consentimento de quem for responsável por si.

## 2. O desconto

- {{discountPercent}} em toda a comida da ementa, para todas as pessoas da mesa reservada, até ao número de lugares reservados.
- As bebidas nunca estão incluídas.
- As sobremesas estão incluídas, salvo indicação em contrário na página do restaurante.
- O desconto aplica-se aos preços da ementa habitual e não acumula com outras ofertas, salvo acordo do restaurante.
- Se o desconto não for aplicado como estes termos dizem, reclame na página da sua reserva até {{claimDays}} dias depois da refeição, com uma fotografia da conta. Se tiver razão, o que pagou pelo voucher é devolvido: no cartão o que ele pagou, crédito em crédito e um voucher grátis como voucher grátis. O desconto que não lhe deram é somado ao seu crédito, conforme a conta, até {{guaranteeMax}}.
- Um cheque-oferta vale o que se pagou por ele, no mínimo {{giftMin}}. Pode ser utilizado uma vez, durante {{giftMonths}} meses, e passa a crédito para taxas de reserva durante {{giftMonths}} meses. Quem o comprou pode devolvê-lo no prazo de {{giftReturnDays}} dias enquanto não tiver sido utilizado; tudo volta então para o cartão. Não é pago em dinheiro.

## 3. Preço do voucher

O preço depende apenas do tamanho da mesa, e não do dia nem do que comer:

{{priceList}}

Um restaurante pode ter preço próprio. O preço que vê antes de pagar é o que lhe é cobrado, em {{currency}}; nada se soma a ele.

## 4. Reserva

- Ao escolher um horário, a mesa fica guardada para si durante {{holdMinutes}} minutos. Pode pedir mais {{holdExtensionMinutes}} minutos, até {{holdExtensionsMax}} vezes. Terminado o tempo, a mesa volta a estar à venda.
- Pode ter {{liveHoldsPerDiner}} mesas guardadas ao mesmo tempo.
- As mesas são para 2, 4 ou 6 pessoas. Um grupo de 1 a {{peopleMax}} recebe a mesa livre mais pequena em que caiba, ao preço dessa mesa.
- Alguns restaurantes confirmam de imediato. Outros respondem primeiro: o cartão é apenas autorizado e, se o restaurante recusar ou não responder no prazo indicado, nada é cobrado.
- Uma reserva paga pode ser alterada para outro tamanho, dia ou hora até ao limite do restaurante para reservar. A diferença é mostrada antes de aceitar: paga o que faltar, e o que sobrar volta como ao cancelar. A primeira reserva mantém-se até a nova estar confirmada e paga; cancelar uma reserva alterada não devolve mais do que ela valia quando foi alterada.
- Se uma refeição estiver cheia, pode entrar na lista de espera, em até {{waitingEntries}} refeições ao mesmo tempo. A mesa que fica livre é guardada para a primeira pessoa da lista durante {{waitingMinutes}} minutos, ou {{waitingShortMinutes}} se faltarem menos de {{waitingShortHours}} horas para a refeição, e depois para a seguinte. Esperar não custa nada e não garante mesa.

## 5. Pagamento

- Só são aceites cartões de crédito. Os dados do cartão vão diretamente para o prestador de pagamentos; nunca vemos nem guardamos o número.
- Para validar um cartão novo, o prestador pode cobrar {{cardValidation}}, que são devolvidos de imediato.
- O voucher existe quando o pagamento está concluído. Tem um código e um link; quem tiver o link pode usá-lo, por isso guarde-o para si e para os seus convidados.
- O preço é pago por esta ordem: cupão, voucher grátis, crédito, cartão. É aceite um cupão por reserva; cupões, vouchers grátis e crédito só pagam vouchers e não são trocados por dinheiro.
- Pontos: {{pointsArrived}} por refeição, mais {{pointsFirstVisit}} na primeira vez num restaurante, {{pointsReview}} por uma avaliação, e {{pointsInvitation}} para si e outros tantos para a pessoa que convidou quando ela fizer a primeira refeição. Contam {{pointsDelayHours}} horas depois da chegada e expiram ao fim de {{pointsMonths}} meses. {{pointsPerFreeVoucher}} pontos valem um voucher grátis, válido durante {{freeVoucherMonths}} meses.

## 6. No restaurante

- Chegue à hora da reserva. A mesa é mantida durante a tolerância indicada na reserva, em regra {{toleranceMinutes}} minutos.
- Mostre o voucher ao chegar. Abre {{voucherOpensMinutes}} minutos antes da hora e é usado uma única vez.
- Se não comparecer, o preço não é devolvido e o restaurante pode registar a não comparência. É avisado e pode contestar em {{noShowDisputeDays}} dias. {{noShowLimit}} não comparências em {{noShowMonths}} meses impedem novas reservas durante {{noShowBlockDays}} dias.

## 7. Cancelamento

O valor exato é mostrado antes de confirmar. As horas são as do relógio do restaurante.

- **{{cancelHours}} horas ou mais antes da refeição:** tudo é devolvido ao cartão ou em crédito, à sua escolha.
- **Menos de {{cancelHours}} horas, mas antes do dia da refeição:** {{lateCancelCreditPercent}} em crédito, e o restante em crédito se a mesa for vendida de novo.
- **No próprio dia da refeição:** nada, salvo se a mesa for vendida de novo: nesse caso, tudo em crédito.
- **Até {{graceMinutes}} minutos depois de reservar,** se faltarem pelo menos {{graceMealHours}} horas para a refeição: tudo é devolvido ao cartão.
- **Antes de o pagamento estar concluído:** nada é cobrado.
- **Se o restaurante cancelar:** tudo é devolvido ao cartão e recebe um voucher grátis.

O crédito é válido durante {{creditMonths}} meses.

{{withdrawal}}

## 8. Avaliações

Só quem teve a reserva cumprida pode avaliar o restaurante, uma vez, em {{reviewDays}} dias. Retiramos o que for ilegal, ofensivo ou alheio à visita; nunca uma avaliação por ser negativa.

## 9. A sua conta

Mantenha a palavra-passe secreta e os dados corretos. Podemos encerrar uma conta usada para fraude ou para prejudicar outras pessoas. Pode encerrar a sua a qualquer momento.

## 10. Restaurantes

Um restaurante que adere à Metade dá {{discountPercent}} de desconto em toda a comida, exceto bebidas, a todas as pessoas de uma mesa reservada, e é responsável pelas mesas, horários e ementa que publica. Responde pela refeição, pela higiene e pelos alergénios.

## 11. Responsabilidade

Respondemos pelo nosso serviço: a reserva, o pagamento e o voucher. Não respondemos pela refeição. Nada aqui limita os direitos que a lei dá aos consumidores, nem a responsabilidade por dolo, culpa grave ou danos a pessoas.

## 12. Lei e reclamações

Aplica-se a lei do país do restaurante, e são competentes os tribunais do seu domicílio. {{complaints}}

## 13. Alterações

As alterações são publicadas aqui com nova versão e data. À sua reserva aplica-se a versão que aceitou ao reservar.
`.trim(),
};
