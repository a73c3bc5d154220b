import type { app as pt } from '../pt/app.ts';

export const app: typeof pt = {
  tabs: { explore: 'Explorar', profile: 'Perfil' },
  fewer: 'Menos personas',
  more: 'Más personas',
  tablesFor: (tables, people) => `${tables} para ${people}`,
  dayAndPeriod: (weekday, period) => `${weekday} ${period}`,
  retry: 'No hemos podido conectar con Metade.',
  asOf: (time) => `Lista de las ${time}`,
  outdatedTitle: 'Hay que actualizar la aplicación',
  outdatedText: 'Esta versión ya no puede hablar con Metade. Sus reservas siguen como estaban.',
  update: 'Actualizar',
  noCity: 'Todavía no hay restaurantes en este país.',
};
