import { overlaid } from '../overlay.ts';
import { panel as portugal } from '../pt/panel.ts';
import { calendar } from './panel-calendar.ts';
import { cancel } from './panel-cancel.ts';
import { changes } from './panel-changes.ts';
import { grid } from './panel-grid.ts';
import { demand } from './panel-demand.ts';
import { report } from './panel-report.ts';
import { connections } from './panel-connections.ts';
import { flagged } from './panel-flagged.ts';
import { proposals } from './panel-proposals.ts';
import { offline } from './panel-offline.ts';
import { reservations } from './panel-reservations.ts';
import { waiterPin } from './panel-waiter-pin.ts';
import { desk } from './panel-desk.ts';
import { house } from './panel-house.ts';

/** Words of the restaurant panel in the Portuguese of Brazil. */
export const panel: typeof portugal = overlaid(portugal, {
  secondFactor: {
    text: 'Os administradores entram com um código de um aplicativo de autenticação, além da senha. Configure-o para continuar.',
    password: 'Senha',
    passwordMissing: 'Digite sua senha.',
    scan: 'Leia este código com o aplicativo de autenticação, ou digite nele a chave.',
    code: 'Código de 6 dígitos',
    codeMissing: 'Digite o código que o aplicativo mostra.',
    recoveryText:
      'Guarde-os em lugar seguro: cada um vale uma vez, se perder o aplicativo. Não voltam a ser mostrados.',
  },
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando',
  leaveUnsaved: 'Há alterações por salvar. Sair e perdê-las?',
  logIn: {
    secondStep: {
      text: 'Digite o código do seu aplicativo de autenticação, ou um código de recuperação.',
      missing: 'Digite o código.',
    },
    text: 'Para a equipe do restaurante: reservas de hoje, vouchers e chegadas.',
    password: 'Senha',
    forgot: 'Esqueceu a senha?',
    emailMissing: 'Escreva seu e-mail.',
    passwordMissing: 'Escreva sua senha.',
  },
  noTeam: {
    title: 'Sua conta ainda não está em nenhum restaurante',
    text: (email: string) =>
      `Entrou como ${email}. Este painel é para a equipe de um restaurante; peça ao responsável que o acrescente.`,
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
    offline: 'Sem internet, a tentar de novo.',
  },
  request: {
    changes: (when: string, places: number) =>
      `Altera a reserva de ${when}, mesa para ${places}, que continua valendo até dizer que sim.`,
    answerBy: (when: string) => `Responda até as ${when}.`,
  },
  voucher: {
    deleteLast: 'Excluir',
    looking: 'Buscando o voucher',
    cameraMissing: 'Este dispositivo não tem câmara que se possa usar. Digite o código.',
    lateBy: (minutes: number, until: string) => `${minutes} min atrasada. Tolerância até as ${until}.`,
    tolerance: (until: string) => `Tolerância até as ${until}.`,
    over: (time: string) => `A tolerância acabou às ${time}. Você pode sentar na mesma, se quiser.`,
    notFound: 'Não aceito',
    offlineTitle: 'Verificado sem internet',
    offlineUnmarked:
      'Sem internet não se sabe se já foi usado, e não ficou marcado. Assente o código e marque a chegada quando a conexão voltar.',
    offlineForged: 'A assinatura não é verdadeira. Não aceito este voucher.',
    offlineCannot:
      'Sem internet, este dispositivo não pode verificar o voucher. Tente outra vez quando houver conexão.',
    offlineCodeCannot: 'Sem internet não se pode buscar um código. Leia o QR, que se verifica sem internet.',
  },
  admin: {
    mailResent: (to: string) => `A mensagem para ${to} está sendo tentada de novo.`,
    title: 'Cadastros',
    noneText: 'Os novos cadastros aparecem aqui.',
    owner: 'Quem registrou',
  },
  calendar,
  cancel,
  changes,
  grid,
  demand,
  report,
  connections,
  flagged,
  proposals,
  offline,
  reservations,
  waiterPin,
  desk,
  house,
});
