import { overlaid } from '../overlay.ts';
import { panel as portugal } from '../pt/panel.ts';
import { areas } from './panel-areas.ts';
import { failures } from './panel-failures.ts';
import { coupons } from './panel-coupons.ts';
import { board } from './panel-board.ts';
import { catalogue } from './panel-catalogue.ts';
import { content } from './panel-content.ts';
import { people } from './panel-people.ts';
import { person } from './panel-person.ts';
import { lists } from './panel-lists.ts';
import { calendar } from './panel-calendar.ts';
import { cancel } from './panel-cancel.ts';
import { changes } from './panel-changes.ts';
import { grid } from './panel-grid.ts';
import { demand } from './panel-demand.ts';
import { report } from './panel-report.ts';
import { licensee } from './panel-licensee.ts';
import { statement } from './panel-statement.ts';
import { connections } from './panel-connections.ts';
import { flagged } from './panel-flagged.ts';
import { proposals } from './panel-proposals.ts';
import { markets } from './panel-markets.ts';
import { rules } from './panel-rules.ts';
import { notices } from './panel-notices.ts';
import { evening } from './panel-evening.ts';
import { offline } from './panel-offline.ts';
import { reservations } from './panel-reservations.ts';
import { waiterPin } from './panel-waiter-pin.ts';
import { desk } from './panel-desk.ts';
import { secondFactor } from './panel-second-factor.ts';
import { manage } from './panel-restaurant.ts';

/** Words of the restaurant panel in the Portuguese of Brazil. */
export const panel: typeof portugal = overlaid(portugal, {
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando',
  leaveUnsaved: 'Há alterações não salvas. Sair e perder tudo?',
  toCorrect: (n: number) => (n === 1 ? '1 campo a corrigir' : `${n} campos a corrigir`),
  failed: 'Algo deu errado. Nada foi alterado; tente de novo.',
  unreachable: 'Sem resposta do servidor. Tente de novo daqui a pouco.',
  tryAgain: 'Tentar de novo',
  requestsBadge: (n: number): string => (n === 1 ? '1 pedido esperando' : `${n} pedidos esperando`),
  logIn: {
    secondStep: {
      text: 'Digite o código do seu aplicativo de autenticação ou um código de recuperação.',
      missing: 'Digite o código.',
    },
    text: 'Para a equipe do restaurante: reservas de hoje, vouchers e chegadas.',
    password: 'Senha',
    forgot: 'Esqueceu a senha?',
    emailMissing: 'Digite seu e-mail.',
    passwordMissing: 'Digite sua senha.',
  },
  noTeam: {
    title: 'Sua conta ainda não está em nenhum restaurante',
    text: (email: string) =>
      `Você entrou como ${email}. Este painel é para a equipe de um restaurante; peça ao responsável para adicionar você.`,
    toRegistration: 'Continuar o cadastro do restaurante',
  },
  day: {
    periods: {
      morning: '1º horário',
      afternoon: '2º horário',
      night: '3º horário',
    },
    periodsShort: {
      morning: '1º',
      afternoon: '2º',
      night: '3º',
    },
    offline: 'Sem internet, tentando de novo.',
    online: 'Online de novo.',
    here: () => 'aqui',
    missing: () => 'faltando',
    typeCode: 'Digitar código',
    emptyText: 'As novas reservas aparecem aqui sem precisar recarregar.',
  },
  row: {
    undoNoShow: 'Desfazer não comparecimento',
    firstVisit: 'Primeira vez aqui',
    missing: 'Faltando',
    pastToleranceBy: (duration: string) => `Passou da tolerância há ${duration}`,
    hereSince: (time: string) => `Aqui desde ${time}`,
    awaiting: 'Esperando sua resposta',
    paying: 'Pagamento em andamento',
    call: (phone: string) => `Ligar para ${phone}`,
    seatAnyway: 'Acomodar mesmo assim',
  },
  request: {
    changes: (when: string, places: number) =>
      `Altera a reserva de ${when}, mesa para ${places}, que continua valendo até você aceitar.`,
    answerBy: (when: string) => `Responda até as ${when}.`,
    reasonMissing: 'Informe o motivo, com pelo menos 3 caracteres.',
    declining: {
      text: 'O cliente é avisado e não paga nada. Diga o motivo.',
      reasons: ['Casa cheia', 'Evento privado', 'Fechado nesse dia'],
    },
  },
  voucher: {
    deleteLast: 'Excluir',
    looking: 'Buscando o voucher',
    aim: 'Aponte a câmera para o QR do cliente.',
    codeSign: (n: number) => `Caractere ${n} de 6`,
    codeHint: 'Sem 0, O, 1 nem I. Você também pode ler o QR.',
    typeInstead: 'Digitar o código',
    typeNext: 'Digitar outro',
    submit: 'Acomodar e usar voucher',
    submitAnyway: 'Acomodar mesmo assim e usar voucher',
    usedText: 'Este voucher já foi usado e não vale de novo.',
    done: 'Mesa ocupada',
    noShow: 'Marcada como não comparecimento.',
    startCamera: 'Ligar a câmera',
    starting: 'Ligando a câmera',
    cameraDenied: 'O navegador não deixa usar a câmera. Permita nas configurações do site ou digite o código.',
    cameraMissing: 'Este dispositivo não tem uma câmera que possa ser usada. Digite o código.',
    lateBy: (minutes: number, until: string) => `${minutes} min atrasada. Tolerância até as ${until}.`,
    tolerance: (until: string) => `Tolerância até as ${until}.`,
    over: (time: string) => `A tolerância acabou às ${time}. Você pode acomodar o cliente mesmo assim, se quiser.`,
    notFound: 'Voucher não aceito',
    offlineTitle: 'Verificado sem internet',
    offlineUnmarked:
      'Sem internet não dá para saber se já foi usado, e a chegada não ficou marcada. Anote o código e marque a chegada quando a conexão voltar.',
    offlineForged: 'A assinatura não é verdadeira. Não aceite este voucher.',
    offlineCannot: 'Sem internet, este dispositivo não pode verificar o voucher. Tente de novo quando houver conexão.',
    offlineCodeCannot: 'Sem internet não dá para buscar um código. Leia o QR, que funciona sem internet.',
  },
  admin: {
    title: 'Cadastros',
    noneText: 'Os novos cadastros aparecem aqui.',
    owner: 'Quem cadastrou',
    states: { draft: 'Incompleto', submitted: 'Aguardando' },
    following: 'Próximos',
    unconfirmed: 'e-mail não confirmado',
    reasonHint: 'O proprietário lê este texto.',
    rejecting: {
      reasonOf: (field: string) => `O que está errado: ${field}`,
      pickFields: 'Informe o motivo ou marque pelo menos um campo.',
    },
    done: (state: string) => `Feito: ${state}.`,
    reasonMissing: 'Digite pelo menos 3 caracteres.',
  },
  areas,
  failures,
  coupons,
  board,
  content,
  rules,
  catalogue,
  markets,
  people,
  person,
  lists,
  calendar,
  cancel,
  changes,
  grid,
  demand,
  report,
  licensee,
  statement,
  connections,
  flagged,
  proposals,
  notices,
  evening,
  offline,
  reservations,
  waiterPin,
  desk,
  secondFactor,
  manage,
});
