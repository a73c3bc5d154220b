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
/** Words of the restaurant panel. */
export const panel = {
  secondFactor,
  licensee,
  statement,
  cardDisputes,
  failedRefunds,
  money,
  notices,
  manage,
  skipToContent: 'Saltar para o conteúdo',
  mainNavigation: 'Navegação principal',
  scan: 'Ler',
  code: 'Código',
  language: 'Idioma',
  restaurant: 'Restaurante',
  logOut: 'Sair',
  close: 'Fechar',
  back: 'Voltar',
  toCorrect: (n: number) => (n === 1 ? '1 campo por corrigir' : `${n} campos por corrigir`),
  loading: 'A carregar',
  leaveUnsaved: 'Há alterações por guardar. Sair e perdê-las?',
  requestsBadge: (n: number): string => (n === 1 ? '1 pedido à espera' : `${n} pedidos à espera`),

  logIn: {
    secondStep: {
      text: 'Introduza o código da sua aplicação de autenticação, ou um código de recuperação.',
      code: 'Código',
      missing: 'Introduza o código.',
      submit: 'Entrar',
      back: 'Voltar',
    },
    title: 'Entrar no painel',
    text: 'Para a equipa do restaurante: reservas de hoje, vouchers e chegadas.',
    email: 'E-mail',
    password: 'Palavra-passe',
    submit: 'Entrar',
    forgot: 'Esqueceu a palavra-passe?',
    emailMissing: 'Introduza o seu e-mail.',
    passwordMissing: 'Introduza a sua palavra-passe.',
    ended: 'A sessão terminou. Entre de novo para continuar.',
    toSite: 'Quer reservar uma mesa? Ir para o site',
  },
  noTeam: {
    title: 'A sua conta ainda não está em nenhum restaurante',
    text: (email: string) =>
      `Entrou como ${email}. Este painel é para a equipa de um restaurante; peça ao responsável que o acrescente.`,
    toSite: 'Reservar uma mesa no site',
    toRegistration: 'Continuar o registo do restaurante',
    otherAccount: 'Entrar com outra conta',
  },

  admin: {
    title: 'Registos',
    text: 'Restaurantes que querem entrar.',
    state: 'Estado',
    states: {
      draft: 'Por acabar',
      submitted: 'À espera',
      changes_requested: 'Alterações pedidas',
      approved: 'Aprovado',
      rejected: 'Rejeitado',
      paused: 'Em pausa',
    },
    none: 'Não há nenhum neste estado.',
    noneText: 'Os novos registos aparecem aqui.',
    since: (when: string) => `desde ${when}`,
    unnamed: 'Ainda sem nome',
    pages: (page: number, pages: number) => `Página ${page} de ${pages}`,
    previous: 'Anteriores',
    following: 'Seguintes',
    owner: 'Quem registou',
    confirmed: 'e-mail confirmado',
    unconfirmed: 'e-mail por confirmar',
    missing: (fields: string) => `Falta: ${fields}`,
    nothing: 'Nada',
    yes: 'Sim',
    no: 'Não',
    map: 'Ver no mapa',
    history: 'Histórico',
    step: (from: string, to: string) => `${from} → ${to}`,
    decide: 'Decidir',
    approve: 'Aprovar e publicar',
    askChanges: 'Pedir alterações',
    reject: 'Rejeitar',
    what: 'O que fazer',
    mark: (field: string) => `Pedir alteração: ${field}`,
    reason: 'Motivo',
    reasonOf: (field: string) => `O que mudar: ${field}`,
    reasonHint: 'O proprietário lê este texto.',
    reasonMissing: 'Introduza pelo menos 3 caracteres.',
    pickFields: 'Marque pelo menos um campo.',
    rejecting: {
      mark: (field: string) => `Há um problema em: ${field}`,
      reasonOf: (field: string) => `O que está mal: ${field}`,
      pickFields: 'Indique o motivo ou marque pelo menos um campo.',
    },
    askedFor: 'Pedido ao restaurante',
    done: (state: string) => `Está feito: ${state}.`,
    page: 'Ver a página',
    tableLine: (time: string, tables: number, places: number) => `${time}: ${tables} × ${places}`,
    closed: 'fechado',
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
  demand,
  report,
  connections,
  evening,
  ...host,
  offline,
  proposals,
  flagged,
  reservations,
  waiterPin,
  grid,
  desk,
};
