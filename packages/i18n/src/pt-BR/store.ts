import type { store as pt } from '../pt/store.ts';

export const store: typeof pt = {
  permissions: {
    camera: 'Para ler o QR de um voucher e fotografar a conta ou um prato, só quando você pedir.',
    location: 'Para mostrar os restaurantes perto de você e o caminho a pé até sua mesa, só com o aplicativo aberto.',
    photos: 'Para juntar as fotos que você escolher.',
  },
  subtitle: 'Metade da conta da comida',
  short: 'Metade da conta da comida: escolha uma mesa e mostre o voucher.',
  keywords: 'restaurantes,mesas,reservas,desconto,jantar,almoço,voucher,metade',
  full: `A Metade mostra mesas livres em bons restaurantes. Escolha a cidade, o dia e quantas pessoas são; reserve a mesa por uma pequena taxa. Metade da conta da comida, para todos à mesa.

• Horários de verdade: cada horário que você vê é uma mesa que pode ser sua.
• A mesa fica guardada enquanto você paga; ninguém fica com ela nesse meio-tempo.
• O voucher abre sem internet, com o QR para o restaurante.
• A conta certa: toque no que pediu e mostre ao garçom quanto é, no idioma dele.
• Mude, cancele ou avise que vai se atrasar, com o valor exato antes de confirmar.
• Lista de espera: avisamos quando vaga uma mesa.

Para restaurantes: a lista de hoje, chegadas e vouchers no celular, também sem internet.`,
  news: 'A primeira versão: buscar, reservar, pagar, vouchers sem internet, a conta certa e o modo do restaurante.',
  captions: {
    explore: 'Mesas livres, perto e hoje',
    book: 'Metade da conta da comida',
    voucher: 'O voucher abre sem internet',
    bill: 'A conta certa, no idioma do garçom',
    bookings: 'Suas reservas, sempre à mão',
    host: 'Para restaurantes: a lista de hoje',
  },
};
