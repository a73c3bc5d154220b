import type { Overlay } from '../overlay.ts';
import type { errors as pt } from '../pt/errors.ts';

export const errors: Overlay<typeof pt> = {
  refusals: {
    forbidden: 'Sua conta não pode fazer isto.',
    body_too_large: (p) =>
      p.max === undefined
        ? 'É grande demais para enviar.'
        : `Este arquivo passa de ${String(p.max)} MB. Escolha um mais pequeno.`,
    media_type_unsupported: 'Este tipo de arquivo ou de pedido não é aceito.',
    login_mismatch: 'O e-mail e a senha não coincidem!',
    account_inactive: 'Esta conta não está ativa. Escreva para nós se isso o surpreende.',
    email_taken: 'Já existe uma conta com este e-mail. Entre, ou recupere a senha.',
    two_factor_required: 'Digite o código do seu aplicativo de autenticação.',
    second_factor_due: 'Configure primeiro um segundo passo: um aplicativo do celular dá um código para cada entrada.',
    addresses_limit: (p) =>
      `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}endereços, o máximo. Retire um antes.`,
    account_in_charge:
      'Esta conta responde por um restaurante aprovado ou por um território. Escreva para nós para o passar a outra; depois pode apagá-la.',
    restaurant_state: 'O cadastro avançou e isto não é mais possível. Recarregue a página para o ver.',
    proposal_same: 'É o nome e o endereço que já lá estão.',
    proposal_waiting:
      'Alguém da sua equipe propôs outra coisa. Veja-a antes de a substituir; o que escreveu continua aqui.',
    withheld_by_admin:
      'Fomos nós que ocultamos ou pausamos este restaurante, e só nós podemos levantá-lo. Escreva para nós, por favor.',
    photos_limit: (p) => `Há ${p.max === undefined ? '' : `${String(p.max)} `}fotos, o máximo. Retire uma primeiro.`,
    grid_changed: 'Alguém da sua equipe mudou as mesas. Compare e salve de novo.',
    calendar_changed: 'Alguém da sua equipe mudou este dia. Veja como está e salve de novo.',
    slot_unknown: 'Esta hora não existe mais. Escolha outra.',
    people_out_of_range: (p) => `Você pode reservar mesa para ${p.min ?? 1} a ${p.max ?? 6} pessoas.`,
    restaurant_paused: 'O restaurante está em uma pausa de reservas.',
    hold_exists: 'Já tem uma mesa guardada aqui para esta refeição. Conclua essa reserva ou libere a mesa.',
    holds_limit: (p) =>
      `Já tem ${p.max === undefined ? 'tantas' : String(p.max)} mesas guardadas${p.max === undefined ? ' quantas pode ter' : ''}. Conclua uma reserva ou libere uma mesa.`,
    no_show_blocked: (p) =>
      `Sua conta não pode reservar${p.until ? ` até ${String(p.until)}` : ''}, depois de várias não comparências.`,
    hold_extension_early: (p) =>
      `Você pode adicionar tempo quando faltarem ${String(p.minutes ?? 2)} minutos ou menos.`,
    hold_extensions_used_up: 'Não há mais mais tempo para adicionar a esta mesa.',
    order_state: 'A reserva mudou e isto não é mais possível. Recarregue para a ver.',
    terms_not_accepted: 'Marque que leu e aceita os Termos de Uso e a Política de Privacidade.',
    terms_outdated: 'Os termos mudaram. Leia-os e aceito-os outra vez; a mesa continua sua.',
    card_unknown: 'Não foi possível usar o cartão. Nada foi cobrado e a mesa continua sua; digite-o outra vez.',
    card_expired: 'O cartão está vencido. Nada foi cobrado e a mesa continua sua. Tente outro cartão.',
    card_authentication_failed: 'Seu banco não confirmou sua identidade. Nada foi cobrado e a mesa continua sua.',
    cards_limit: (p) => `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}cartões, o máximo. Retire um antes.`,
    card_token_unknown: 'Não foi possível ler o cartão. Nada foi cobrado; digite-o outra vez.',
    card_check_failed:
      'O banco não aprovou a validação. Nada foi cobrado e o cartão não foi salvo. Confirme os dados ou use outro.',
    card_needs_bank:
      'Seu banco pede confirmação a cada pagamento com este cartão. Pague com ele uma reserva e escolha guardá-lo aí.',
    card_required: 'Escolha um cartão, ou digite um, para o que falta pagar.',
    coupon_unknown: 'Este código de cupom não existe. Confirme como está escrito.',
    coupon_not_yet: 'Este cupom ainda não pode ser usado.',
    coupon_over: 'Este cupom já terminou.',
    coupon_other_market: 'Este cupom é para outro país.',
    coupon_other_restaurant: 'Este cupom é para outro restaurante.',
    coupon_other_size: 'Este cupom é para outro tamanho de mesa.',
    coupon_first_order: 'Este cupom é para a primeira reserva.',
    coupon_used: 'Já usou este cupom.',
    coupon_used_up: 'Este cupom está esgotado.',
    payment_attempts_used_up: 'Não há mais mais tentativas de pagamento para esta mesa. Nada foi cobrado.',
    voucher_already_used: (p) =>
      `Este voucher já foi usado${p.at ? ` ${String(p.at)}` : ''}${p.by ? ` por ${String(p.by)}` : ''}${p.how === 'pin' ? ' com o PIN do garçom' : ''}.`,
    webhooks_limit: (p) =>
      `${p.max === undefined ? 'Já há tantos webhooks quantos pode haver' : `Pode haver ${String(p.max)} webhooks`}. Remova um primeiro.`,
    webhook_address: 'Este endereço não serve: precisa ser público e começar por https://.',
    webhook_disabled: 'Este webhook está desligado. Salve-o de novo para o ligar.',
    no_show_too_early: 'Só se pode marcar a ausência depois da tolerância.',
    no_show_too_late: 'Não é mais possível marcar ausência nesta reserva.',
    dispute_exists: 'Já nos contou. Escrevemos a você quando estiver decidido.',
    dispute_too_late: 'O prazo para contestar esta ausência já passou.',
    claim_exists: 'Já reclamou. Escrevemos a você quando estiver decidido.',
    refund_requested: 'Outro administrador precisa decidir primeiro sobre a devolução pendente.',
    refund_own_request: 'Uma devolução pedida por você precisa ser aprovada por outra pessoa.',
    mail_not_failed: 'Esta mensagem já foi enviada ou está sendo tentada.',
    team_member_already: 'Esta pessoa já está na equipe.',
    form_refused: 'O formulário não pôde ser aceito. Escreva para nós por e-mail.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    postal_code_unknown: 'Não conhecemos este CEP. Digite o endereço.',
  },
  fields: {
    date: 'Digite a data como ano-mês-dia.',
    time: 'Digite a hora como 19:30.',
    phone_invalid: 'Este telefone não é válido. Digite-o com o código do país.',
    email: 'Digite o e-mail completo, por exemplo nome@mail.com.',
    passwords_differ: 'As duas senhas não são iguais.',
    password_wrong: 'Esta não é sua senha.',
    birthday: 'Digite um dia no passado.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    password_weak:
      'Esta senha é adivinhada depressa. Escolha uma mais longa, como quatro palavras sem relação entre si.',
    name_address: 'Digite um nome sem endereços da web nem de e-mail.',
    web_address: 'Digite o endereço completo, por exemplo www.restaurante.com.',
    pin_far: 'O marcador está a mais de 50 km desta cidade. Mova-o, ou apague as duas coordenadas.',
    country_fixed: 'As reservas e os preços dependem do país. Para mudar de país, escreva para nós.',
    clock_fixed:
      'Esta cidade tem outra hora, e as reservas feitas dependem da hora do restaurante. Para se mudar para lá, escreva para nós.',
    postal_code_unknown: 'Este CEP não existe. Verifique os dígitos.',
    time_missing: 'Digite a hora a que estas mesas se abrem.',
    outside_period: 'Esta hora não pertence ao seu horário: o 1º começa às 05:00, o 2º às 12:00, o 3º às 18:00.',
    size_not_accepted: 'Não aceita grupos deste tamanho. Marque-o, ou deixe estas mesas de fora.',
    too_many: (p) =>
      p.max === undefined
        ? 'São demasiados.'
        : `Em uma semana cabem no máximo ${String(p.max)} entradas: conta cada hora de cada dia, por cada tamanho de mesa.`,
    photos_limit: (p) => `Já não cabe: ${String(p.max ?? 30)} fotos no máximo.`,
    pin_digits: 'Quatro dígitos.',
  },
  byField: {
    gender: 'O gênero é obrigatório',
    terms: 'Marque que leu e aceita os Termos de Uso e a Política de Privacidade.',
  },
};
