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
import { cardDisputes } from './panel-card-disputes.ts';
import { failedRefunds } from './panel-failed-refunds.ts';
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
import { money } from './panel-money.ts';
import { rules } from './panel-rules.ts';
import { notices } from './panel-notices.ts';
import { evening } from './panel-evening.ts';
import { offline } from './panel-offline.ts';
import { reservations } from './panel-reservations.ts';
import { waiterPin } from './panel-waiter-pin.ts';
import { desk } from './panel-desk.ts';
import { host } from './panel-host.ts';
import { secondFactor } from './panel-second-factor.ts';
import { manage } from './panel-restaurant.ts';

/** Words of the restaurant panel in the Portuguese of Brazil. */
export const panel: typeof portugal = overlaid(portugal, {
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando',
  leaveUnsaved: 'Há alterações não salvas. Sair e perder tudo?',
  toCorrect: (n: number) => (n === 1 ? '1 campo a corrigir' : `${n} campos a corrigir`),
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
  cardDisputes,
  failedRefunds,
  money,
  connections,
  flagged,
  proposals,
  notices,
  evening,
  ...host,
  offline,
  reservations,
  waiterPin,
  desk,
  secondFactor,
  manage,
});
