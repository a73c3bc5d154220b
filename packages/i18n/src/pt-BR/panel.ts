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
import { secondFactor } from './panel-second-factor.ts';
import { house } from './panel-house.ts';

/** Words of the restaurant panel in the Portuguese of Brazil. */
export const panel: typeof portugal = overlaid(portugal, {
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
    emailMissing: 'Digite seu e-mail.',
    passwordMissing: 'Digite sua senha.',
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
  row: {
    undoNoShow: 'Desfazer ausência',
  },
  request: {
    changes: (when: string, places: number) =>
      `Altera a reserva de ${when}, mesa para ${places}, que continua valendo até dizer que sim.`,
    answerBy: (when: string) => `Responda até as ${when}.`,
  },
  voucher: {
    deleteLast: 'Excluir',
    looking: 'Buscando o voucher',
    aim: 'Aponte a câmera ao QR do cliente.',
    startCamera: 'Ligar a câmera',
    starting: 'A ligar a câmera',
    cameraDenied: 'O navegador não deixa usar a câmera. Permita-a nas definições do site, ou digite o código.',
    cameraMissing: 'Este dispositivo não tem câmera que se possa usar. Digite o código.',
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
    reasonMissing: 'Digite pelo menos 3 caracteres.',
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
  secondFactor,
  house,
});
