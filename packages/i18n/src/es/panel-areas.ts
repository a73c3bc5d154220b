import type { areas as pt } from '../pt/panel-areas.ts';

export const areas: typeof pt = {
  desk: 'Mostrador',
  restaurants: 'Restaurantes',
  bookings: 'Reservas',
  money: 'Dinero',
  people: 'Personas',
  content: 'Contenido',
  coupons: 'Cupones',
  licences: 'Licencias',
  rules: 'Reglas',
  log: 'Registro',
  territory: 'Territorio',
  leads: 'Contactos',
  reviews: 'Opiniones',
  statement: 'Extracto',
  noTerritory: 'Todavía sin ciudades.',
  noTerritoryText: 'Las ciudades de su licencia aparecerán aquí en cuanto se le asignen.',
};
