import { overlaid } from '../overlay.ts';
import { host as pt } from '../pt/host.ts';
import { host as day } from './panel-host.ts';
import { offline } from './panel-offline.ts';

export const host: typeof pt = overlaid(pt, {
  ...day,
  offline,
  since: (time: string) => `Sem internet desde ${time}.`,
  goOn: 'Você pode continuar: o que fizer é enviado quando houver conexão.',
  here: (here: number, all: number) => `${here} de ${all} aqui`,
  cameraDenied: 'A câmera não está permitida. Permita nas configurações do celular ou digite o código.',
  settings: 'Abrir as configurações',
  allowCamera: 'Ligar a câmera',
  allowText: 'A câmera serve só para ler o QR do voucher. Nenhuma imagem é salva.',
  proved: 'Verificado sem internet, assinatura verdadeira',
  unknown: 'Sem internet não dá para saber se outro aparelho já o usou. Fica marcado neste e é enviado depois.',
  gone: 'Você não faz mais parte desta equipe.',
  noTeam: 'Sua conta não está em nenhum restaurante.',
  clock: (minutes: number) =>
    `O relógio deste celular difere do nosso em ${minutes} min. Os horários mostrados são os nossos.`,
});
