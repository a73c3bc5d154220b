import type { secondFactor as pt } from '../pt/panel-second-factor.ts';

export const secondFactor: typeof pt = {
  title: 'Configure el segundo paso',
  text: 'En esta cuenta se entra con un código de una aplicación de autenticación, además de la contraseña. Configúrelo para continuar.',
  password: 'Contraseña',
  passwordMissing: 'Introduzca su contraseña.',
  start: 'Continuar',
  scan: 'Lea este código con su aplicación de autenticación, o escriba allí la clave.',
  key: 'Clave',
  code: 'Código de 6 cifras',
  codeMissing: 'Introduzca el código que muestra la aplicación.',
  confirm: 'Activar',
  recoveryTitle: 'Códigos de recuperación',
  recoveryText: 'Guárdelos en lugar seguro: cada uno sirve una vez, si pierde la aplicación. No se vuelven a mostrar.',
  kept: 'Ya los he guardado',
};
