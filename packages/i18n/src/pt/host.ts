import { host as day } from './panel-host.ts';
import { offline } from './panel-offline.ts';

/** Words of the app's restaurant mode: those of the panel's day, and its own. */
export const host = {
  ...day,
  offline,
  choose: 'Restaurante',
  leave: 'Voltar às minhas mesas',
  since: (time: string) => `Sem rede desde as ${time}.`,
  goOn: 'Pode continuar: o que fizer segue quando houver ligação.',
  here: (here: number, all: number) => `${here} de ${all} cá`,
  closeScan: 'Fechar a leitura',
  torch: 'Lanterna',
  cameraDenied: 'A câmara não está permitida. Permita-a nas definições do telemóvel, ou introduza o código.',
  settings: 'Abrir as definições',
  allowCamera: 'Ligar a câmara',
  allowText: 'A câmara serve só para ler o QR do voucher. Nenhuma imagem é guardada.',
  proved: 'Verificado sem rede, assinatura verdadeira',
  unknown: 'Sem rede não se sabe se outro aparelho já o usou. Fica marcado neste e segue depois.',
  gone: 'Já não faz parte desta equipa.',
  noTeam: 'A sua conta não está em nenhum restaurante.',
  clock: (minutes: number) =>
    `O relógio deste telemóvel difere do nosso em ${minutes} min. As horas mostradas são as nossas.`,
};
