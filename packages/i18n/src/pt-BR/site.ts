import type { Overlay } from '../overlay.ts';
import type { site as pt } from '../pt/site.ts';

export const site: Overlay<typeof pt> = {
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando',
  somethingFailed: 'Oops! Ocorreu um erro. Tente novamente.',
  contact: 'Contato',
  registerRestaurant: 'Cadastre seu restaurante',
  blog: 'Blog',
  terms: 'Termos de uso',
  search: 'Buscar',
  saved: 'Salvos',
  keep: (name: string) => `Salvar ${name}`,
  savedFailed: 'Não foi possível mostrar o que salvou. Nada se perdeu.',
  nothingSaved: 'Você ainda não salvou restaurantes',
  nothingSavedText: 'Toque no coração de um restaurante para o salvar aqui.',
  account: 'Sua conta',
  paymentBrands: 'Cartões de crédito aceitos',
  cityPickerTitle: 'Escolha sua Cidade',
  cityPickerPartner: 'Sua cidade não está aqui? Traga a Metade para cá',
  periods: {
    morning: '1º horário',
    afternoon: '2º horário',
    night: '3º horário',
  },
  periodHours: {
    morning: 'até as 12:00',
  },
  keptAsOf: (when: string) => `Sem internet. Última atualização: ${when}.`,
  noNetwork: 'Sem internet',
  noNetworkText: 'Esta página precisa de conexão com a internet. Suas próximas reservas e os vouchers continuam aqui.',
  seenNote: 'Salvos só neste dispositivo.',
};
