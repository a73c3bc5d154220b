import type { people as pt } from '../pt/panel-people.ts';

export const people: typeof pt = {
  admins: 'Administradores',
  adminsText:
    'Cada uno ve solo las áreas de sus funciones. El propietario lo ve todo y es el único que cambia las reglas.',
  roles: { support: 'Atención', content: 'Contenido', finance: 'Finanzas', owner: 'Propietario' },
  roleHints: {
    support: 'personas, reservas, restaurantes, opiniones',
    content: 'textos, blog, catálogos, opiniones',
    finance: 'devoluciones, crédito, cupones, extractos',
    owner: 'todo, también las reglas y los administradores',
  },
  rolesTitle: 'Funciones',
  noSecondFactor: 'Sin segundo paso',
  seen: (moment) => `Último acceso: ${moment}`,
  neverSeen: 'Sin sesión abierta',
  appoint: 'Nombrar administrador',
  appointText:
    'La persona necesita una cuenta de cliente con el correo confirmado. Antes que nada, configura el segundo paso.',
  appointDo: 'Nombrar',
  appointed: (email) => `${email} ya es administrador.`,
  email: 'Correo electrónico',
  rolesMissing: 'Elija al menos una función.',
  change: 'Cambiar',
  changeTitle: (name) => `Funciones de ${name}`,
  save: 'Guardar funciones',
  remove: 'Retirar de los administradores',
  saved: 'Funciones guardadas.',
  removed: (name) => `${name} ya no es administrador.`,
  resetSecondFactor: 'Restablecer el segundo paso',
  resetSecondFactorText:
    'Solo cuando esté seguro de que es la persona. Sus sesiones terminan y, al entrar, configura un nuevo segundo paso.',
  secondFactorReset: 'Segundo paso restablecido.',
};
