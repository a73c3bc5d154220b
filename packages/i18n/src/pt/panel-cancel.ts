/** Words of a restaurant that cancels a booking. */
export const cancel = {
  item: 'Cancelar reserva',
  of: (name: string, time: string) => `Cancelar reserva: ${name}, ${time}`,
  keep: 'Manter',
  keepOf: (name: string, time: string) => `Manter reserva: ${name}, ${time}`,
  allDecided: 'Tudo decidido.',
  title: 'Cancelar reserva',
  text: 'A mesa fica livre. O cliente recebe de volta tudo o que pagou e um voucher grátis pelo incómodo, e é avisado por e-mail com o motivo. Não se pode desfazer.',
  reasons: ['Fechado nesse dia', 'Avaria na cozinha', 'Evento privado'],
  submit: 'Cancelar e devolver tudo',
  done: (name: string) => `${name}: cancelada. O cliente foi avisado.`,
};
