import type { waiterPin as pt } from '../pt/panel-waiter-pin.ts';

export const waiterPin: typeof pt = {
  title: 'PIN del camarero',
  text: 'Con cuatro cifras, un camarero usa el vale en el teléfono del comensal, sin lector. Cinco errores bloquean el vale para el PIN.',
  none: 'Todavía no hay PIN.',
  since: (when) => `Hay un PIN desde el ${when}.`,
  new: 'Nuevo PIN',
  hint: 'Cuatro cifras',
  bad: 'Introduzca cuatro cifras.',
  set: 'Fijar PIN',
  change: 'Cambiar PIN',
  remove: 'Quitar PIN',
  saved: 'El PIN está fijado. Dígaselo a los camareros.',
  removed: 'El PIN se ha quitado.',
  unlock: 'Desbloquear PIN',
  locked: 'Bloqueado para el PIN',
  unlocked: (name) => `${name}: se puede probar el PIN otra vez`,
};
