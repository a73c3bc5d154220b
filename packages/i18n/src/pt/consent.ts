/** Words of the question whether somebody agrees to new terms. */
export const consent = {
  title: 'Os nossos termos mudaram',
  text: 'Antes da próxima reserva pedimos-lhe que leia o que mudou e o aceite. As reservas que já fez ficam como estão.',
  read: 'Ler o texto completo',
  agree: 'Aceitar',
  later: 'Agora não',
  laterNote: 'Sem aceitar pode ver tudo e usar as suas reservas, mas não fazer novas.',
};
