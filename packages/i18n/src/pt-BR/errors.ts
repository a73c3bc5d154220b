import type { Overlay } from '../overlay.ts';
import type { errors as pt } from '../pt/errors.ts';
import { failures } from './failures.ts';

export const errors: Overlay<typeof pt> = {
  refusals: {
    ...failures.payment,
    content_changed: 'Outra pessoa alterou este texto. O que você escreveu continua aqui; compare e salve de novo.',
    body_unreadable: 'Não foi possível ler o pedido. Recarregue a página e tente de novo.',
    unauthenticated: 'Entre na sua conta para continuar.',
    method_not_allowed: 'Isto não pode ser feito aqui.',
    too_many_requests: 'Muitas tentativas em pouco tempo. Espere um momento e tente de novo.',
    unavailable: 'Não conseguimos responder agora. Tente daqui a pouco.',
    second_step_wrong: 'Este código está errado ou já foi usado. Espere pelo próximo.',
    two_factor_on: 'O segundo passo já está ativado.',
    account_own: 'Você não pode bloquear sua própria conta.',
    admin_account: 'Esta é a conta de um administrador: só um proprietário pode fazer isso.',
    restaurant_changed: 'Alguém alterou isto. O que você escreveu continua aqui; confira e salve de novo.',
    registration_incomplete: 'Ainda falta alguma coisa. Está indicado em cada passo.',
    restaurant_not_bookable: 'Este restaurante não aceita reservas no momento.',
    slot_past: 'Este horário já passou. Escolha um mais tarde.',
    slot_cutoff: 'Já é tarde para reservar este horário. Escolha um mais tarde.',
    slot_horizon: 'Ainda não dá para reservar este dia.',
    slot_closed: 'O restaurante está fechado nesse horário. Escolha outro.',
    table_taken: 'Alguém acabou de ficar com esta mesa. Escolha outro horário.',
    waiting_table_free: 'Há uma mesa livre: reserve agora.',
    waiting_has_table: 'Você já tem uma mesa aqui para esta refeição.',
    waiting_exists: 'Você já está na lista de espera desta refeição.',
    waiting_limit: (p) =>
      `Você está esperando ${p.max === undefined ? 'o máximo de mesas' : `${String(p.max)} mesas, o máximo`}. Saia antes de uma das listas.`,
    share_unknown: 'Este link não é mais válido: foi desligado, ou a refeição já passou.',
    gift_payment_failed: (p) =>
      `O vale-presente não foi pago e nada foi cobrado. ${giftFailures[String(p.reason)] ?? giftFailures.other}`,
    gift_not_paid: 'Este vale-presente ainda não foi pago.',
    gift_unknown: 'Não há nenhum vale-presente com este código. Confira e tente de novo.',
    gift_redeemed: 'Este vale-presente já foi usado.',
    gift_returned: 'Este vale-presente foi devolvido e não vale mais.',
    gift_expired: 'Este vale-presente expirou.',
    gift_disputed:
      'Um banco está analisando o pagamento deste vale-presente e, por enquanto, ele não pode ser usado. Tente mais tarde.',
    gift_return_late: 'Não é mais possível devolver este vale-presente.',
    payment_in_progress: 'Já há um pagamento em andamento para esta mesa. Espere um momento.',
    change_not_paid: 'Só dá para alterar uma reserva confirmada e paga.',
    change_pending: 'Já há uma alteração desta reserva em andamento. Conclua ou desista dela primeiro.',
    change_same: 'A reserva já é assim. Escolha outro dia, outro horário ou outro número de pessoas.',
    voucher_unknown: 'Nenhum voucher tem este código. Confira: não há 0, O, 1 nem I.',
    voucher_over: 'Este voucher não é mais válido.',
    webhook_changed: 'Outra pessoa mudou este webhook. Veja como está e mude de novo.',
    pin_locked:
      'PIN errado vezes demais: este voucher está bloqueado para o PIN. O restaurante pode ler o QR, digitar o código ou desbloquear o voucher na lista dele.',
    waiter_pin_changed: 'Outra pessoa mudou o PIN. Veja como está e mude de novo se quiser.',
    refund_too_much: 'É mais do que ainda pode voltar para o cartão. Nada foi enviado; veja a reserva de novo.',
    refund_request_over: 'Este pedido expirou. Peça de novo.',
    late_too_early: 'Ainda é cedo para avisar. Mais perto do horário, basta um toque para avisar o restaurante.',
    late_over: 'A tolerância acabou. Ligue para o restaurante: talvez ainda possam receber você.',
    late_minutes:
      'Escolha um atraso que ainda não passou e que cabe na tolerância da mesa. Para mais, ligue para o restaurante.',
    review_exists: 'Você já avaliou esta refeição.',
    review_replied: 'Você já respondeu a esta avaliação. Só dá para responder uma vez.',
    review_changed: 'Quem escreveu mudou a avaliação. Recarregue a página e leia de novo.',
    review_flagged: 'Você já pediu que uma pessoa veja esta avaliação.',
    team_last_owner: 'Um restaurante tem pelo menos um proprietário. Antes, torne outra pessoa proprietária.',
    points_short: (p) =>
      p.needed === undefined
        ? 'Um voucher grátis custa mais pontos do que você tem.'
        : `Um voucher grátis custa ${String(p.needed)} pontos; você tem ${String(p.available)}.`,
    invitation_unknown: 'Não conhecemos este convite. Peça o link de novo ou continue sem ele.',
    invitation_own: 'Este convite é seu. Envie para um amigo.',
    invitation_used: 'Você já aceitou um convite. Só conta uma vez.',
    invitation_late: 'Os convites são para quem acabou de chegar e ainda não comeu.',
    licensee_changed: 'Outra pessoa alterou esta licença. O que você escreveu continua aqui; veja e salve de novo.',
    lead_changed: 'Outra pessoa alterou este contato. O que você escreveu continua aqui; veja e salve de novo.',
    form_stale: 'O formulário ficou aberto tempo demais. Envie de novo; o que você escreveu continua aqui.',
    forbidden: 'Sua conta não pode fazer isto.',
    body_too_large: (p) =>
      p.max === undefined
        ? 'É grande demais para enviar.'
        : `Este arquivo passa de ${String(p.max)} MB. Escolha um menor.`,
    media_type_unsupported: 'Este tipo de arquivo ou de pedido não é aceito.',
    app_outdated: 'Esta versão do aplicativo não é mais compatível. Atualize-o para continuar.',
    unconfirmed_holds_limit:
      'A partir da sua rede, contas novas já reservam todas as mesas possíveis deste restaurante nesse dia. Confirme seu e-mail com o link que enviamos para reservar uma em seu nome.',
    login_mismatch: 'O e-mail e a senha não coincidem!',
    login_locked:
      'Muitas senhas erradas. Se a conta é sua, enviamos um e-mail com um link para entrar; se não, tente mais tarde.',
    account_inactive: 'Esta conta não está ativa. Escreva para nós se isso for uma surpresa.',
    account_missing: 'Não há conta com este e-mail. Crie uma: o código ainda vale.',
    email_taken: 'Já existe uma conta com este e-mail. Entre, ou recupere a senha.',
    two_factor_required: 'Digite o código do seu aplicativo de autenticação.',
    second_factor_due: 'Configure primeiro um segundo passo: um aplicativo no celular gera um código a cada entrada.',
    filter_name_taken: (p) =>
      `Você já tem um filtro chamado “${String(p.name ?? '')}” nesta lista. Escolha outro nome.`,
    filters_limit: (p) =>
      `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}filtros salvos nesta lista, o máximo. Exclua um primeiro.`,
    addresses_limit: (p) =>
      `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}endereços, o máximo. Remova um antes.`,
    account_in_charge:
      'Esta conta responde por um restaurante aprovado ou por um território. Escreva para nós para passar isso a outra conta; depois você pode excluir esta.',
    restaurant_state: 'O cadastro avançou e isto não é mais possível. Recarregue a página para ver.',
    proposal_same: 'Este nome e este endereço já são os atuais.',
    proposal_waiting:
      'Alguém da sua equipe propôs outra coisa. Veja a proposta antes de substituir; o que você escreveu continua aqui.',
    withheld_by_admin:
      'Fomos nós que ocultamos ou pausamos este restaurante, e só nós podemos liberar. Por favor, escreva para nós.',
    photos_limit: (p) => `Há ${p.max === undefined ? '' : `${String(p.max)} `}fotos, o máximo. Remova uma antes.`,
    grid_changed: 'Alguém da sua equipe mudou as mesas. Compare e salve de novo.',
    calendar_changed: 'Alguém da sua equipe mudou este dia. Veja como está e salve de novo.',
    slot_unknown: 'Este horário não existe mais. Escolha outro.',
    people_out_of_range: (p) => `Você pode reservar mesa para ${p.min ?? 1} a ${p.max ?? 6} pessoas.`,
    restaurant_paused: 'O restaurante está em uma pausa de reservas.',
    hold_exists: 'Você já tem uma mesa guardada aqui para esta refeição. Conclua essa reserva ou libere a mesa.',
    holds_limit: (p) =>
      `Você já tem ${p.max === undefined ? 'o máximo de' : String(p.max)} mesas guardadas. Conclua uma reserva ou libere uma mesa.`,
    no_show_blocked: (p) =>
      `Sua conta não pode reservar${p.until ? ` até ${String(p.until)}` : ''}, depois de não comparecer várias vezes.`,
    hold_extension_early: (p) =>
      `Você pode adicionar tempo quando faltarem ${String(p.minutes ?? 2)} minutos ou menos.`,
    hold_extensions_used_up: 'Não dá mais para adicionar tempo a esta mesa.',
    order_state: 'A reserva mudou e isto não é mais possível. Recarregue para ver.',
    terms_not_accepted: 'Marque que você leu e aceita os Termos de Uso e a Política de Privacidade.',
    terms_outdated: 'Os termos mudaram. Leia e aceite de novo; a mesa continua sua.',
    card_other_currency:
      'Este cartão está salvo para pagar em outro país. Escolha outro ou digite os dados de novo. Nada foi cobrado.',
    card_unknown: 'Não foi possível usar o cartão. Nada foi cobrado e a mesa continua sua; digite os dados de novo.',
    cards_limit: (p) => `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}cartões, o máximo. Remova um antes.`,
    card_token_unknown: 'Não foi possível ler o cartão. Nada foi cobrado; digite os dados de novo.',
    card_check_failed:
      'O banco não aprovou a validação. Nada foi cobrado e o cartão não foi salvo. Confira os dados ou use outro.',
    card_check_over:
      'Você não confirmou a tempo no seu banco ou desistiu. Nada foi cobrado e o cartão não foi salvo; digite os dados de novo.',
    card_required: 'Escolha ou digite um cartão para o que falta pagar.',
    coupon_unknown: 'Este código de cupom não existe. Confira como está escrito.',
    coupon_not_yet: 'Este cupom ainda não pode ser usado.',
    coupon_over: 'Este cupom não vale mais.',
    coupon_other_market: 'Este cupom é para outro país.',
    coupon_other_restaurant: 'Este cupom é para outro restaurante.',
    catalogue_changed: 'Outra pessoa alterou isto. Compare com o seu e, se for preciso, salve de novo.',
    catalogue_order_changed: 'Outra pessoa alterou a ordem. Veja de novo antes de salvar a sua.',
    catalogue_merged: 'Foi unido a outro e não pode mais ser alterado.',
    catalogue_in_use: (p) =>
      `Agora está em uso${p.used === undefined ? '' : p.used === 1 ? ' 1 vez' : ` ${String(p.used)} vezes`}. Confirme de novo se ainda quer tirar.`,
    coupon_changed: 'Outra pessoa alterou este cupom. Compare com o seu e, se for preciso, salve de novo.',
    coupon_other_size: 'Este cupom é para outro tamanho de mesa.',
    coupon_other_city: 'Este cupom é para outra cidade.',
    coupon_other_day: 'Este cupom é para refeições em outro dia da semana.',
    coupon_first_order: 'Este cupom é para a primeira reserva.',
    coupon_used: 'Você já usou este cupom.',
    coupon_used_up: 'Este cupom está esgotado.',
    payment_attempts_used_up: 'Não há mais tentativas de pagamento para esta mesa. Nada foi cobrado.',
    voucher_already_used: (p) =>
      `Este voucher já foi usado${p.at ? ` ${String(p.at)}` : ''}${p.by ? ` por ${String(p.by)}` : ''}${p.how === 'pin' ? ' com o PIN do garçom' : ''}.`,
    webhooks_limit: (p) =>
      `${p.max === undefined ? 'Já há tantos webhooks quantos pode haver' : `Pode haver ${String(p.max)} webhooks`}. Remova um primeiro.`,
    webhook_address: 'Este endereço não serve: precisa ser público e começar com https://.',
    webhook_disabled: 'Este webhook está desativado. Salve de novo para ativar.',
    no_show_too_early: 'Só dá para marcar o não comparecimento depois da tolerância.',
    no_show_too_late: 'Não dá mais para marcar o não comparecimento nesta reserva.',
    dispute_exists: 'Você já nos contou. Vamos escrever para você quando houver uma decisão.',
    dispute_too_late: 'O prazo para contestar este não comparecimento já passou.',
    arrival_counts: 'Esta visita já trouxe uma avaliação, uma reclamação ou pontos, e continua valendo como chegada.',
    claim_waits_for_restaurant:
      'O restaurante ainda pode dar sua versão desta reclamação. Ela pode ser decidida quando ele der, ou quando o prazo passar.',
    claim_word_given: 'O restaurante já deu sua versão desta reclamação.',
    report_closed: 'O relatório desse trimestre já está pronto; o que ele conta não muda mais.',
    claim_exists: 'Você já reclamou. Vamos escrever para você quando houver uma decisão.',
    refund_requested: 'Outro administrador precisa decidir primeiro sobre a devolução pendente.',
    refund_own_request: 'Uma devolução pedida por você precisa ser aprovada por outra pessoa.',
    team_member_already: 'Esta pessoa já está na equipe.',
    form_refused: 'O formulário não pôde ser aceito. Escreva para nós por e-mail.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    postal_code_unknown: 'Não conhecemos este CEP. Confira os dígitos; se estiverem certos, escreva para nós.',
    postal_code_untold: 'Não temos a lista de códigos postais deste país. Escreva o endereço completo.',
  },
  fields: {
    ...failures.photo,
    coupon_code_taken: 'Já existe um cupom com este código.',
    invalid_format: 'Isto não está escrito como deveria.',
    hours_overlap: 'Este horário coincide com outro.',
    control_characters: 'Tem caracteres que não podem ser usados.',
    code_wrong: 'Este código está errado. Confira a hora do seu dispositivo e tente o próximo.',
    mail_code_wrong: 'Este código está errado ou não vale mais. Use o do último e-mail ou peça um novo.',
    date: 'Digite a data como ano-mês-dia.',
    time: 'Digite a hora como 19:30.',
    phone_invalid: 'Este telefone não é válido. Digite com o código do país.',
    email: 'Digite o e-mail completo, por exemplo nome@mail.com.',
    passwords_differ: 'As duas senhas não são iguais.',
    password_none: 'Sua conta não tem senha. Peça no perfil um link para escolher uma.',
    password_wrong: 'Esta não é sua senha.',
    birthday: 'Confira sua data de nascimento: deve ser um dia no passado, há no máximo 130 anos.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    password_weak:
      'Esta senha é fácil de adivinhar. Escolha uma mais longa, como quatro palavras sem relação entre si.',
    name_address: 'Digite um nome sem endereços da web nem de e-mail.',
    web_address: 'Digite o endereço completo, por exemplo www.restaurante.com.',
    pin_far: 'O marcador está a mais de 50 km desta cidade. Mova o marcador ou apague as duas coordenadas.',
    country_fixed: 'As reservas e os preços dependem do país. Para mudar de país, escreva para nós.',
    clock_fixed:
      'Esta cidade fica em outro fuso, e as reservas feitas dependem do horário do restaurante. Para mudar para lá, escreva para nós.',
    postal_code_unknown: 'Este CEP não existe. Confira os dígitos.',
    time_missing: 'Digite o horário em que estas mesas abrem.',
    outside_period: 'Este horário não é deste turno: o 1º começa às 05:00, o 2º às 12:00, o 3º às 18:00.',
    size_not_accepted: 'Você não aceita grupos deste tamanho. Marque o tamanho ou deixe estas mesas de fora.',
    too_many: (p) =>
      p.max === undefined
        ? 'São muitos.'
        : `Em uma semana cabem no máximo ${String(p.max)} entradas: conta cada horário de cada dia, para cada tamanho de mesa.`,
    pin_digits: 'Quatro dígitos.',
  },
  byField: {
    gender: 'O gênero é obrigatório',
    terms: 'Marque que você leu e aceita os Termos de Uso e a Política de Privacidade.',
  },
};

const giftFailures: Record<string, string> = {
  card_insufficient_funds: 'O limite do cartão não é suficiente. Tente outro cartão.',
  card_expired: 'O cartão está vencido. Tente outro cartão.',
  card_incorrect_cvc: 'O código de segurança está errado. Confira.',
  card_authentication_failed: 'Seu banco não confirmou sua identidade. Tente de novo ou use outro cartão.',
  card_not_credit: 'Este cartão não é de crédito. Só aceitamos cartões de crédito.',
  card_unknown: 'Não foi possível usar o cartão. Digite de novo.',
  gateway_unreachable: 'O serviço de pagamento não respondeu. Tente de novo.',
  other: 'O banco recusou o pagamento. Tente outro cartão.',
};
