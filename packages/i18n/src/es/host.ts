import type { host as pt } from '../pt/host.ts';
import { host as day } from './panel-host.ts';
import { offline } from './panel-offline.ts';

export const host: typeof pt = {
  ...day,
  offline,
  choose: 'Restaurante',
  leave: 'Volver a mis mesas',
  since: (time) => `Sin red desde las ${time}.`,
  goOn: 'Puede seguir: lo que haga se envía cuando haya conexión.',
  here: (here, all) => `${here} de ${all} aquí`,
  closeScan: 'Cerrar la lectura',
  torch: 'Linterna',
  cameraDenied: 'La cámara no está permitida. Permítala en los ajustes del teléfono o introduzca el código.',
  settings: 'Abrir los ajustes',
  allowCamera: 'Encender la cámara',
  allowText: 'La cámara solo lee el QR del voucher. No se guarda ninguna imagen.',
  proved: 'Verificado sin red, firma auténtica',
  unknown: 'Sin red no se sabe si otro dispositivo ya lo usó. Queda marcado en este y se envía después.',
  gone: 'Ya no forma parte de este equipo.',
  noTeam: 'Su cuenta no está en ningún restaurante.',
  clock: (minutes) =>
    `El reloj de este teléfono difiere del nuestro en ${minutes} min. Las horas que se muestran son las nuestras.`,
};
