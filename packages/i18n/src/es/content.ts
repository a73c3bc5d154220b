import type { content as pt } from '../pt/content.ts';

export const content: typeof pt = {
  version: (version, date) => `Versión ${version}, de ${date}`,
  faqTitle: 'Preguntas frecuentes',
  faqEmpty: 'Todavía no hay preguntas publicadas.',
  contactTitle: 'Contacto',
  contactText: 'Los caminos más rápidos a una respuesta.',
  contactReservation: '¿Es sobre una reserva? Ábrala: el teléfono del restaurante y la cancelación están allí.',
  contactFaq: 'Las respuestas más buscadas están en las preguntas frecuentes.',
  writeTo: 'Escribirnos',
  writeText: 'Para todo lo demás, escríbanos. Respondemos por correo electrónico.',
  partnerTitle: 'Sea licenciatario',
  partnerText: 'Lleve Metade a su ciudad: reúne los restaurantes, cuida las mesas y recibe parte de las tasas.',
  partnerPoints: [
    'Un territorio: una ciudad o más.',
    'El 30 % de las tasas netas de los restaurantes de su territorio, con extracto mensual.',
    'Invita y preaprueba restaurantes.',
  ],
  registerTitle: 'Registre su restaurante',
  registerText: 'Llene las mesas vacías. Registrarse es gratis y no hay cuota mensual.',
  registerPoints: [
    'Dice qué mesas quiere llenar, qué días y a qué horas.',
    'Da el 50 % en toda la comida, salvo bebidas, a toda la mesa.',
    'Recibe un informe trimestral: mesas, llegadas y demanda sin atender.',
    'Cierra un día o hace una pausa cuando quiera.',
  ],
  registerSteps: 'Cómo se entra',
  registerStepList: [
    'Cuéntenos quién es y dónde está.',
    'Revisamos el registro y, si se aprueba, lo publicamos.',
    'Abre las mesas que quiera en su parrilla.',
  ],
  restaurantLogin: '¿Ya está en Metade? Entrar en el panel',
  name: 'Nombre',
};
