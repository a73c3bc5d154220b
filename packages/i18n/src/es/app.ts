import type { app as pt } from '../pt/app.ts';

export const app: typeof pt = {
  tabs: { explore: 'Explorar', favourites: 'Favoritos', profile: 'Perfil' },
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
  sessionEnded: 'Su sesión ha terminado. Vuelva a entrar.',
  signInToSee: 'Entre para ver sus reservas y sus vales.',
  signInToKeep: 'Entre para guardar restaurantes y encontrarlos en cualquier dispositivo.',
  savedAt: (when) => `Guardado ${when}`,
  noNetwork: 'Sin red.',
  nothingSent: (until) => `No se ha enviado ni cobrado nada, y la mesa sigue siendo suya hasta las ${until}.`,
  needsNetwork: 'Para esto hace falta red. No se ha cambiado nada.',
  enterCard: 'Introducir la tarjeta',
  otherCard: 'Introducir otra tarjeta',
  backToPay: 'Volver al pago',
  screenBright: 'La pantalla se queda al máximo mientras el vale está abierto.',
  steps: ['1. Muéstrelo al sentarse', '2. Pida lo que quiera', '3. Pague con el descuento'],
  next: 'Más adelante',
  nothingNext: 'No hay más reservas.',
  older: 'Más antiguas',
  restaurantMode: 'Modo restaurante',
  stepsLost: (n) =>
    n === 1
      ? '1 acción aún no se ha enviado y se pierde si sale.'
      : `${n} acciones aún no se han enviado y se pierden si sale.`,
  logOutAnyway: 'Salir de todos modos',
  stay: 'Quedarse',
  crashed: 'Esta pantalla ha fallado. No se ha perdido nada.',
};
