import { manage } from './panel-restaurant.ts';
import type { panel as pt } from '../pt/panel.ts';
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

export const panel: typeof pt = {
  secondFactor,
  licensee,
  statement,
  cardDisputes,
  failedRefunds,
  money,
  notices,
  manage,
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Navegación principal',
  scan: 'Leer',
  code: 'Código',
  language: 'Idioma',
  restaurant: 'Restaurante',
  logOut: 'Cerrar sesión',
  close: 'Cerrar',
  back: 'Volver',
  toCorrect: (n) => (n === 1 ? '1 campo por corregir' : `${n} campos por corregir`),
  loading: 'Cargando',
  leaveUnsaved: 'Hay cambios sin guardar. ¿Salir y perderlos?',
  requestsBadge: (n) => (n === 1 ? '1 petición en espera' : `${n} peticiones en espera`),

  logIn: {
    secondStep: {
      text: 'Introduzca el código de su aplicación de autenticación, o un código de recuperación.',
      code: 'Código',
      missing: 'Introduzca el código.',
      submit: 'Iniciar sesión',
      back: 'Volver',
    },
    title: 'Iniciar sesión en el panel',
    text: 'Para el equipo del restaurante: reservas de hoy, vales y llegadas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    forgot: '¿Ha olvidado la contraseña?',
    emailMissing: 'Introduzca su correo electrónico.',
    passwordMissing: 'Introduzca su contraseña.',
    ended: 'La sesión ha terminado. Inicie sesión de nuevo para continuar.',
    toSite: '¿Quiere reservar una mesa? Ir al sitio',
  },
  noTeam: {
    title: 'Su cuenta todavía no está en ningún restaurante',
    text: (email) =>
      `Ha entrado como ${email}. Este panel es para el equipo de un restaurante; pida al responsable que le añada.`,
    toSite: 'Reservar una mesa en el sitio',
    toRegistration: 'Continuar el registro del restaurante',
    otherAccount: 'Iniciar sesión con otra cuenta',
  },

  admin: {
    title: 'Registros',
    text: 'Restaurantes que quieren unirse.',
    state: 'Estado',
    states: {
      draft: 'Sin terminar',
      submitted: 'En espera',
      changes_requested: 'Cambios pedidos',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      paused: 'En pausa',
    },
    none: 'No hay ninguno en este estado.',
    noneText: 'Los registros nuevos aparecen aquí.',
    since: (when) => `desde el ${when}`,
    unnamed: 'Aún sin nombre',
    pages: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Anteriores',
    following: 'Siguientes',
    owner: 'Quién registró',
    confirmed: 'correo confirmado',
    unconfirmed: 'correo sin confirmar',
    missing: (fields) => `Falta: ${fields}`,
    nothing: 'Nada',
    yes: 'Sí',
    no: 'No',
    map: 'Ver en el mapa',
    history: 'Historial',
    step: (from, to) => `${from} → ${to}`,
    decide: 'Decidir',
    approve: 'Aprobar y publicar',
    askChanges: 'Pedir cambios',
    reject: 'Rechazar',
    what: 'Qué hacer',
    mark: (field) => `Pedir cambio: ${field}`,
    reason: 'Motivo',
    reasonOf: (field) => `Qué cambiar: ${field}`,
    reasonHint: 'El propietario lee este texto.',
    reasonMissing: 'Introduzca al menos 3 caracteres.',
    pickFields: 'Marque al menos un campo.',
    rejecting: {
      mark: (field) => `Hay un problema en: ${field}`,
      reasonOf: (field) => `Qué está mal: ${field}`,
      pickFields: 'Indique el motivo o marque al menos un campo.',
    },
    askedFor: 'Pedido al restaurante',
    done: (state) => `Hecho: ${state}.`,
    page: 'Ver la página',
    tableLine: (time, tables, places) => `${time}: ${tables} × ${places}`,
    closed: 'cerrado',
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
