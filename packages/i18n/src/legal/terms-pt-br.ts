import type { LegalText } from './facts.ts';

export const terms: LegalText = {
  title: 'Termos de uso',
  text: `
## 1. O que é a Metade

A Metade é um mercado de mesas de restaurante. Você reserva uma mesa e nos paga um preço fixo por um voucher; o restaurante desconta {{discountPercent}} na comida de todas as pessoas dessa mesa. A refeição é um contrato entre você e o restaurante e é paga no restaurante. É preciso ter 18 anos ou mais, ou o consentimento de quem for responsável por você.

## 2. O desconto

- {{discountPercent}} de desconto em toda a comida do cardápio, para todas as pessoas da mesa reservada, até o número de lugares reservados.
- As bebidas nunca estão incluídas.
- As sobremesas estão incluídas, salvo indicação em contrário na página do restaurante.
- O desconto se aplica aos preços do cardápio habitual e não acumula com outras ofertas, salvo acordo do restaurante.
- Se o desconto não for aplicado como estes termos dizem, reclame na página da sua reserva até {{claimDays}} dias depois da refeição, com uma foto da conta. Se você tiver razão, o que pagou pelo voucher é devolvido: no cartão o que ele pagou, crédito em crédito e um voucher grátis como voucher grátis. O desconto que não foi dado é somado ao seu crédito, conforme a conta, até {{guaranteeMax}}.
- Um vale-presente vale o que foi pago por ele, no mínimo {{giftMin}}. Pode ser usado uma vez, durante {{giftMonths}} meses, e vira crédito para taxas de reserva por {{giftMonths}} meses. Quem comprou pode devolver em até {{giftReturnDays}} dias enquanto não tiver sido usado; tudo volta então para o cartão. Não é pago em dinheiro.

## 3. Preço do voucher

O preço depende apenas do tamanho da mesa, e não do dia nem do que você comer:

{{priceList}}

Um restaurante pode ter preço próprio. O preço que você vê antes de pagar é o que é cobrado, em {{currency}}; nada é somado a ele.

## 4. Reserva

- Ao escolher um horário, a mesa fica guardada para você por {{holdMinutes}} minutos. Você pode pedir mais {{holdExtensionMinutes}} minutos, até {{holdExtensionsMax}} vezes. Quando o tempo acaba, a mesa volta a ser vendida.
- Você pode ter {{liveHoldsPerDiner}} mesas guardadas ao mesmo tempo.
- As mesas são para 2, 4 ou 6 pessoas. Um grupo de 1 a {{peopleMax}} recebe a mesa livre mais pequena em que caiba, pelo preço dessa mesa.
- Alguns restaurantes confirmam na hora. Outros respondem primeiro: o cartão é apenas autorizado e, se o restaurante recusar ou não responder no prazo indicado, nada é cobrado.
- Uma reserva paga pode ser alterada para outro tamanho, dia ou horário até o limite do restaurante para reservar. A diferença é mostrada antes de você aceitar: você paga o que faltar, e o que sobrar volta como em um cancelamento. A primeira reserva continua válida até a nova estar confirmada e paga; cancelar uma reserva alterada não devolve mais do que ela valia quando foi alterada.
- Se uma refeição estiver cheia, você pode entrar na lista de espera, em até {{waitingEntries}} refeições ao mesmo tempo. A mesa que fica livre é guardada para a primeira pessoa da lista por {{waitingMinutes}} minutos, ou {{waitingShortMinutes}} se faltarem menos de {{waitingShortHours}} horas para a refeição, e depois para a seguinte. Esperar não custa nada e não garante mesa.

## 5. Pagamento

- Só são aceitos cartões de crédito. Os dados do cartão vão diretamente para o prestador de pagamentos; nunca vemos nem guardamos o número.
- Para validar um cartão novo, o prestador pode cobrar {{cardValidation}}, que são devolvidos na hora.
- O voucher existe quando o pagamento está concluído. Ele tem um código e um link; quem tiver o link pode usar o voucher, por isso guarde o link para você e seus convidados.
- O preço é pago nesta ordem: cupom, voucher grátis, crédito, cartão. Só um cupom é aceito por reserva; cupons, vouchers grátis e crédito só pagam vouchers e não são trocados por dinheiro.
- Pontos: {{pointsArrived}} por refeição, mais {{pointsFirstVisit}} na primeira vez em um restaurante, {{pointsReview}} por uma avaliação, e {{pointsInvitation}} para você e outros tantos para a pessoa que você convidou quando ela fizer a primeira refeição. Contam {{pointsDelayHours}} horas depois da chegada e expiram depois de {{pointsMonths}} meses. {{pointsPerFreeVoucher}} pontos valem um voucher grátis, válido por {{freeVoucherMonths}} meses.

## 6. No restaurante

- Chegue na hora da reserva. A mesa é mantida durante a tolerância indicada na reserva, normalmente {{toleranceMinutes}} minutos.
- Mostre o voucher ao chegar. Ele abre {{voucherOpensMinutes}} minutos antes do horário e é usado uma única vez.
- Se você não comparecer, o preço não é devolvido e o restaurante pode registrar o não comparecimento. Você é avisado e pode contestar em {{noShowDisputeDays}} dias. {{noShowLimit}} não comparecimentos em {{noShowMonths}} meses impedem novas reservas por {{noShowBlockDays}} dias.

## 7. Cancelamento

O valor exato é mostrado antes de você confirmar. Os horários são os do restaurante.

- **{{cancelHours}} horas ou mais antes da refeição:** tudo é devolvido ao cartão ou em crédito, à sua escolha.
- **Menos de {{cancelHours}} horas, mas antes do dia da refeição:** {{lateCancelCreditPercent}} em crédito, e o restante em crédito se a mesa for vendida de novo.
- **No dia da refeição:** nada, a não ser que a mesa seja vendida de novo: nesse caso, tudo em crédito.
- **Até {{graceMinutes}} minutos depois de reservar,** se faltarem pelo menos {{graceMealHours}} horas para a refeição: tudo é devolvido ao cartão.
- **Antes de o pagamento estar concluído:** nada é cobrado.
- **Se o restaurante cancelar:** tudo é devolvido ao cartão e você recebe um voucher grátis.

O crédito é válido por {{creditMonths}} meses.

{{withdrawal}}

## 8. Avaliações

Só quem teve a reserva cumprida pode avaliar o restaurante, uma vez, em {{reviewDays}} dias. Retiramos o que for ilegal, ofensivo ou alheio à visita; nunca uma avaliação por ser negativa.

## 9. Sua conta

Mantenha a senha secreta e os dados corretos. Podemos encerrar uma conta usada para fraude ou para prejudicar outras pessoas. Você pode encerrar a sua a qualquer momento.

## 10. Restaurantes

Um restaurante que adere à Metade dá {{discountPercent}} de desconto em toda a comida, exceto bebidas, a todas as pessoas de uma mesa reservada, e é responsável pelas mesas, horários e cardápio que publica. Responde pela refeição, pela higiene e pelos alérgenos.

## 11. Responsabilidade

Respondemos pelo nosso serviço: a reserva, o pagamento e o voucher. Não respondemos pela refeição. Nada aqui limita os direitos que a lei dá aos consumidores, nem a responsabilidade por dolo, culpa grave ou danos a pessoas.

## 12. Lei e reclamações

Aplica-se a lei do país do restaurante, e são competentes os tribunais do seu domicílio. {{complaints}}

## 13. Alterações

As alterações são publicadas aqui com nova versão e data. Vale para sua reserva a versão que você aceitou ao reservar.
`.trim(),
};
