/** Words of what people looked for in vain. */
export const demand = {
  title: 'Procura por satisfazer',
  text: (since: string) =>
    `Quem procurou mesa e não achou, desde ${since}. Cada pessoa conta uma vez por dia; não se guarda quem foi.`,
  looked: (n: number, places: number, when: string): string =>
    n === 1
      ? `1 pessoa procurou mesa para ${places} ${when} e não achou.`
      : `${n} pessoas procuraram mesa para ${places} ${when} e não acharam.`,
  /** `day`: 0 is Sunday. */
  on: (weekday: string, day: number): string => (day === 0 || day === 6 ? `ao ${weekday}` : `à ${weekday}`),
  periods: { morning: 'de manhã', afternoon: 'à tarde', night: 'à noite' },
  at: (time: string) => `às ${time}`,
  asked: (n: number, time: string): string => (n === 1 ? `1 pediu as ${time}` : `${n} pediram as ${time}`),
  next: 'Próximas datas',
  date: (when: string, n: number) => `${when}: ${n}`,
  now: (tables: number, places: number, time: string): string =>
    tables === 0
      ? `Hoje o mapa de mesas não tem mesa para ${places} às ${time}.`
      : `Hoje o mapa de mesas tem ${tables} × ${places} lugares às ${time}.`,
  open: 'Abrir uma mesa',
  openOf: (places: number, when: string) => `Abrir uma mesa para ${places} ${when}`,
  openedTag: 'Mesa aberta',
  opened: (places: number, when: string) => `Há mais uma mesa para ${places} ${when}, todas as semanas.`,
  onlyOn: (when: string) => `Só ${when}`,
  openOnlyOn: (when: string, places: number, time: string) => `Só ${when}: abrir uma mesa para ${places} às ${time}`,
  openedOn: (places: number, time: string, when: string) => `Há mais uma mesa para ${places} às ${time}, só ${when}.`,
  none: 'Ninguém ficou sem mesa',
  noneText: 'Quando alguém procurar e não achar, aparece aqui.',
};
