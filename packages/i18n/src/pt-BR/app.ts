import { overlaid } from '../overlay.ts';
import { app as pt } from '../pt/app.ts';
import { failures } from './failures.ts';

export const app = overlaid(pt, {
  failures,
  retry: 'Não conseguimos nos conectar à Metade.',
  account: {
    takePicture: 'Tirar foto',
    cameraRefused:
      'A câmera está desligada para a Metade. Você pode permiti-la nas configurações ou escolher uma foto.',
    openSettings: 'Abrir as configurações',
    openAuthenticator: 'Abrir no aplicativo de autenticação',
    cutOff: 'A conexão caiu. Tente de novo: nada é cobrado duas vezes.',
  },
  outdatedTitle: 'É preciso atualizar o aplicativo',
  outdatedText: 'Esta versão não fala mais com a Metade. Suas reservas continuam como estavam.',
  sessionEnded: 'Sua sessão terminou. Entre de novo.',
  signInToSee: 'Entre para ver suas reservas e seus vouchers.',
  signInToKeep: 'Entre para salvar restaurantes e encontrá-los em qualquer aparelho.',
  noneWaiting: 'Você não está em nenhuma lista de espera',
  noneWaitingText: 'Em um restaurante cheio, toque no sino de um horário: avisamos quando uma mesa ficar livre.',
  savedAt: (when) => `Salvo ${when}`,
  nothingSent: (until) => `Nada foi enviado nem cobrado, e a mesa continua sua até as ${until}.`,
  needsNetwork: 'Para isso é preciso rede. Nada foi alterado.',
  sentLater: 'Sem rede. Segue assim que houver conexão.',
  toSend: 'A enviar',
  saved: (sum) => `Economizou ${sum}`,
  savedIn: (meals) =>
    meals === 1
      ? 'economizados em uma mesa este ano, pela conta certa'
      : `economizados em ${meals} mesas este ano, pela conta certa de cada uma`,
  letGo: {
    done: 'Liberamos a mesa. Nada foi cobrado.',
    offline: (until) => `Sem rede. A mesa fica guardada para você até as ${until}.`,
  },
  late: {
    title: 'Vou me atrasar',
    text: (until) => `A mesa espera até as ${until}. Diga quanto, e o restaurante fica sabendo na hora.`,
    offline: 'Você está sem rede. O aviso segue quando houver conexão.',
    waits: (time) => `A enviar: chega às ${time}`,
    waitsOnTime: 'A enviar: chega na hora',
    notKept: 'Sem rede e sem espaço neste celular para guardar o aviso. Ligue para o restaurante.',
  },
  moreTimes: 'Mostrar mais horários',
  continueWith: (time, price) => `Continuar com ${time} · ${price}`,
  onlyLarger: (time, places) => `Às ${time} só restam mesas de ${places} lugares, pelo preço da mesa.`,
  enterCard: 'Digitar o cartão',
  otherCard: 'Digitar outro cartão',
  screenBright: 'A tela fica no máximo enquanto o voucher está aberto.',
  nearRefused:
    'Não podemos ver onde você está. A busca continua na cidade escolhida; você pode permitir a localização nos ajustes do celular.',
  nearFailed: 'Não conseguimos saber onde você está. Tente de novo ou escolha uma cidade.',
  choosePhoto: 'Escolher foto',
  pictureBroken: 'Não dá para ler esta imagem. Escolha outra.',
  crashed: 'Esta tela falhou. Nada se perdeu.',
  push: {
    text: 'Saiba na hora quando o restaurante responde, quando vaga uma mesa que você espera e antes da refeição. Sem publicidade.',
    on: 'Ativar neste celular',
    off: 'Desativar neste celular',
    isOn: 'Este celular recebe notificações.',
    denied: 'O celular não permite. Autorize as notificações da Metade nas configurações.',
    settings: 'Abrir as configurações',
    channels: { urgent: 'Mesas vagas por minutos' },
  },
});
