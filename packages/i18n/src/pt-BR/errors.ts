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
    email_taken: 'Já existe uma conta com este e-mail. Entre, ou recupere a senha.',
    link_invalid: 'Esta conexão já foi usada ou expirou. Peça outra.',
    two_factor_required: 'Digite o código do seu aplicativo de autenticação.',
    second_factor_due: 'Configure primeiro um segundo passo: um aplicativo do celular dá um código para cada entrada.',
    addresses_limit: (p) =>
      `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}endereços, as que cabem. Retire uma antes.`,
    restaurant_state: 'O cadastro avançou enquanto isso e isto não é mais possível. Recarregue a página para o ver.',
    restaurant_changed: 'Alguém alterou isto enquanto isso. O que escreveu continua aqui; veja e guarde de novo.',
    proposal_same: 'É o nome e o endereço que já lá estão.',
    proposal_waiting:
      'Alguém da sua equipe propôs enquanto isso outra coisa. Veja-a antes de a substituir; o que escreveu continua aqui.',
    proposal_over: 'Esta proposta foi retirada, substituída ou decidida enquanto isso.',
    photos_limit: (p) =>
      `Há ${p.max === undefined ? '' : `${String(p.max)} `}fotos, todas as que cabem. Retire uma primeiro.`,
    grid_changed: 'Alguém da sua equipe mudou enquanto isso as mesas. Compare e guarde de novo.',
    calendar_changed: 'Alguém da sua equipe mudou enquanto isso este dia. Veja como está e guarde de novo.',
    slot_unknown: 'Esta hora não existe mais. Escolha outra.',
    people_out_of_range: (p) => `Você pode reservar mesa para ${p.min ?? 1} a ${p.max ?? 6} pessoas.`,
    restaurant_paused: 'O restaurante está em uma pausa de reservas.',
    no_show_blocked: (p) =>
      `Sua conta não pode reservar${p.until ? ` até ${String(p.until)}` : ''}, depois de várias faltas.`,
    hold_extension_early: (p) =>
      `Você pode adicionar tempo quando faltarem ${String(p.minutes ?? 2)} minutos ou menos.`,
    hold_extensions_used_up: 'Não há mais mais tempo para adicionar a esta mesa.',
    order_state: 'A reserva mudou enquanto isso e isto não é mais possível. Recarregue para a ver.',
    terms_not_accepted: 'Marque que leu e aceita os Termos de Uso e a Política de Privacidade.',
    terms_outdated: 'Os termos mudaram. Leia-os e aceito-os outra vez; a mesa continua sua.',
    card_expired: 'O cartão está vencido. Nada foi cobrado e a mesa continua sua. Tente outro cartão.',
    card_authentication_failed: 'Seu banco não confirmou que é você. Nada foi cobrado e a mesa continua sua.',
    cards_limit: (p) =>
      `Você tem ${p.max === undefined ? '' : `${String(p.max)} `}cartões, os que cabem. Retire um antes.`,
    card_check_failed:
      'O banco não aprovou a validação. Nada foi cobrado e o cartão não foi salvo. Confirme os dados ou use outro.',
    card_needs_bank:
      'Seu banco pede confirmação a cada pagamento com este cartão. Pague com ele uma reserva e escolha guardá-lo aí.',
    total_changed: 'O total mudou enquanto isso. Veja o novo antes de pagar.',
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
    quote_changed: 'Os valores mudaram enquanto isso. Veja os novos antes de continuar.',
    voucher_already_used: (p) =>
      `Este voucher já foi usado${p.at ? ` ${String(p.at)}` : ''}${p.by ? ` por ${String(p.by)}` : ''}${p.how === 'pin' ? ' com o PIN do garçom' : ''}.`,
    webhooks_limit: (p) =>
      `${p.max === undefined ? 'Já há tantos webhooks quantos pode haver' : `Você pode haver ${String(p.max)} webhooks`}. Remova um primeiro.`,
    webhook_address: 'Este endereço não serve: precisa ser público e começar por https://.',
    webhook_changed: 'Outra pessoa mudou este webhook enquanto isso. Veja como está e mude-o outra vez.',
    webhook_disabled: 'Este webhook está desligado. Salve-o de novo para o ligar.',
    waiter_pin_changed: 'Outra pessoa mudou o PIN enquanto isso. Veja como está e mude-o outra vez se quiser.',
    dispute_exists: 'Já nos contou. Escrevemos a você quando estiver decidido.',
    claim_exists: 'Já reclamou. Escrevemos a você quando estiver decidido.',
    mail_not_failed: 'Esta mensagem já foi enviada ou está sendo tentada.',
    review_changed: 'Quem escreveu mudou a avaliação enquanto isso. Recarregue a página e leia-a de novo.',
    team_member_already: 'Esta pessoa já está na equipe.',
    invitation_unknown: 'Não conhecemos este convite. Peça a conexão outra vez, ou continue sem ele.',
    form_refused: 'O formulário não pôde ser aceito. Escreva-nos por e-mail.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    postal_code_unknown: 'Não conhecemos este CEP. Escreva o endereço.',
  },
  fields: {
    phone_invalid: 'Este telefone não é válido. Escreva-o com o código do país do país.',
    passwords_differ: 'As duas senhas não são iguais.',
    password_wrong: 'Esta não é sua senha.',
    code_wrong: 'Este código está errado. Veja a hora do seu dispositivo e tente o seguinte.',
    postal_code_malformed: 'Este CEP não está bem escrito.',
    password_weak:
      'Esta senha é adivinhada depressa. Escolha uma mais longa, como quatro palavras sem ligação entre si.',
    name_address: 'Digite um nome sem endereços da web nem de e-mail.',
    pin_far: 'O marcador está a mais de 50 km desta cidade. Mova-o, ou apague as duas coordenadas.',
    postal_code_unknown: 'Este CEP não existe. Verifique os dígitos.',
    outside_period: 'Esta hora não pertence ao seu horário: o 1º começa às 05:00, o 2º às 12:00, o 3º às 18:00.',
    size_not_accepted: 'Não aceita grupos deste tamanho. Marque-o, ou deixe estas mesas de fora.',
    too_many: (p) =>
      p.max === undefined
        ? 'São demasiados.'
        : `Em uma semana cabem no máximo ${String(p.max)} entradas: conta cada hora de cada dia, por cada tamanho de mesa.`,
    photos_limit: (p) => `Já não cabe: ${String(p.max ?? 30)} fotos no máximo.`,
    invite_code: 'Um código de convite tem 8 letras e dígitos.',
    pin_digits: 'Quatro dígitos.',
  },
  byField: {
    gender: 'O gênero é obrigatório',
    terms: 'Marque que leu e aceita os Termos de Uso e a Política de Privacidade.',
  },
};
