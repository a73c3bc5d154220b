/** Words that only the apps have; everything else they say as the site does. */
export const app = {
  tabs: { explore: 'Explorar', profile: 'Perfil' },
  fewer: 'Menos pessoas',
  more: 'Mais pessoas',
  tablesFor: (tables: string, people: number) => `${tables} para ${people}`,
  dayAndPeriod: (weekday: string, period: string) => `${weekday} ${period}`,
  retry: 'Não conseguimos ligar à Metade.',
  asOf: (time: string) => `Lista das ${time}`,
  outdatedTitle: 'Falta atualizar a aplicação',
  outdatedText: 'Esta versão já não fala com a Metade. As suas reservas continuam como estavam.',
  update: 'Atualizar',
  noCity: 'Ainda não há restaurantes neste país.',
};
