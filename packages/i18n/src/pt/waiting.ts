const place = (n: number) => `${n}.º lugar da lista`;

export const waiting = {
  bell: 'Avise-me',
  bellLabel: (time: string) => `${time} está cheio. Entrar na lista de espera`,
  anyTable: 'Avise-me de qualquer mesa deste dia',
  anyTime: 'Avise-me de qualquer hora',
  place,
  placeShort: (n: number) => `${n}.º na lista`,
  yours: (n: number, meal: string) => `Tem o ${place(n)} de espera: ${meal}.`,
  explain: (minutes: number) =>
    `Se ficar livre uma mesa e for a sua vez, guardamo-la durante ${minutes} minutos e enviamos-lhe o link para pagar.`,
  leave: 'Sair da lista',
  title: 'Lista de espera',
  meal: (day: string, period: string, time: string | null) => `${day}, ${period}, ${time ?? 'a qualquer hora'}`,
  turn: 'É a sua vez',
  heldUntil: (time: string) => `Mesa guardada para si até às ${time}`,
  take: 'Ficar com a mesa',
  passed: 'A sua vez passou',
  passedText: 'A mesa foi guardada para si e o tempo acabou. Nada foi cobrado.',
  again: 'Voltar à lista',
  toRestaurant: 'Ver o restaurante',
  refused: 'Não entrou na lista',
  otherAccount: 'Este link é de outra conta',
  otherAccountText: 'Entre com a conta que recebeu a mensagem.',
  unknown: 'Este link não existe',
  back: 'Voltar',
  alertMe: 'Ver restaurantes cheios e entrar numa lista: avisamos quando ficar livre uma mesa',
};
