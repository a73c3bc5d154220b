/** Words for what goes otherwise than planned: coming late, a no-show that was none, a discount that was not given. */
export const trouble = {
  lateTitle: 'Vai chegar atrasado?',
  lateText: 'Diga quantos minutos depois da hora. O restaurante vê logo, e a mesa espera dentro da tolerância.',
  lateMinutes: (minutes: number) => `${minutes} min`,
  lateMinutesLong: (minutes: number, time: string) => `Avisar: ${minutes} minutos, às ${time}`,
  lateSaid: (minutes: number, time: string) =>
    `O restaurante sabe: chega às ${time}, ${minutes} minutos depois da hora.`,
  lateChange: 'Mudou? Diga de novo.',
  onTime: 'Afinal chego a horas',
  notSent: 'Sem rede: não foi enviado. Tente de novo, ou ligue para o restaurante.',
};
