/** What the stores and the systems' questions say of the app. */
export const store = {
  permissions: {
    camera: 'Para ler o QR de um voucher e fotografar a conta ou um prato, só quando o pedir.',
    location: 'Para mostrar os restaurantes perto de si e o caminho a pé até à sua mesa, só com a aplicação aberta.',
    photos: 'Para juntar as fotografias que escolher.',
  },
  subtitle: 'Metade da conta da comida',
  short: 'Metade da conta da comida: escolha uma mesa e mostre o voucher.',
  keywords: 'restaurantes,mesas,reservas,desconto,jantar,almoço,voucher,metade',
  full: `Metade mostra mesas livres em bons restaurantes. Escolha a cidade, o dia e quantas pessoas são; reserve a mesa por uma pequena taxa. Metade da conta da comida, para todos à mesa.

• Horas a sério: cada hora que vê é uma mesa que pode ser sua.
• A mesa fica guardada enquanto paga; ninguém fica com ela entretanto.
• O voucher abre sem rede, com o QR para o restaurante.
• A conta certa: toque no que pediu e mostre ao empregado quanto é, na língua dele.
• Mude, cancele ou avise que se atrasa, com o valor exato antes de confirmar.
• Lista de espera: avisamos quando fica livre uma mesa.

Para restaurantes: a lista de hoje, chegadas e vouchers no telemóvel, também sem rede.`,
  news: 'A primeira versão: procurar, reservar, pagar, vouchers sem rede, a conta certa e o modo do restaurante.',
  /** Above the stores' pictures, by screen. */
  captions: {
    explore: 'Mesas livres, perto e hoje',
    book: 'Metade da conta da comida',
    voucher: 'O voucher abre sem rede',
    bill: 'A conta certa, na língua do empregado',
    bookings: 'As suas reservas, sempre à mão',
    host: 'Para restaurantes: a lista de hoje',
  },
};
