import type { Overlay } from '../overlay.ts';
import type { host as pt } from '../pt/panel-host.ts';
import { used } from './used.ts';

export const host: Overlay<typeof pt> = {
  tryAgain: 'Tentar de novo',
  failed: 'Algo deu errado. Nada foi alterado; tente de novo.',
  unreachable: 'Sem resposta do servidor. Verifique sua conexão ou tente de novo daqui a pouco.',
  paymentsAway:
    'No momento não é possível pagar com cartão e quase não entram reservas novas. As que já existem não são afetadas.',
  mailsAway: 'Os e-mails estão atrasados. Serão enviados assim que o servidor de e-mail responder.',
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
    noShow: 'Não comparecimento',
    markNoShow: 'Não comparecimento',
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
    ...used,
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
};
