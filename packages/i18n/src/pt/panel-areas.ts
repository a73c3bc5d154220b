/** The areas of the desks' navigation. */
export const areas = {
  desk: 'Balcão',
  restaurants: 'Restaurantes',
  bookings: 'Reservas',
  money: 'Dinheiro',
  people: 'Pessoas',
  content: 'Conteúdo',
  coupons: 'Cupões',
  licences: 'Licenças',
  rules: 'Regras',
  log: 'Registo',
  territory: 'Território',
  leads: 'Contactos',
  reviews: 'Avaliações',
  statement: 'Extrato',
  noTerritory: 'Ainda sem cidades.',
  noTerritoryText: 'As cidades da sua licença aparecem aqui assim que lhe forem atribuídas.',
};
