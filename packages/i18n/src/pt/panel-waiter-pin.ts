/** Words of the waiters' PIN. */
export const waiterPin = {
  title: 'PIN do empregado',
  text: 'Com quatro algarismos, um empregado usa o voucher no telemóvel do cliente, sem leitor. Cinco erros bloqueiam o voucher para o PIN.',
  none: 'Ainda não há PIN.',
  since: (when: string): string => `Há um PIN desde ${when}.`,
  new: 'Novo PIN',
  hint: 'Quatro algarismos',
  bad: 'Introduza quatro algarismos.',
  set: 'Definir PIN',
  change: 'Mudar PIN',
  remove: 'Remover PIN',
  saved: 'O PIN está definido. Diga-o aos empregados.',
  removed: 'O PIN foi removido.',
  unlock: 'Desbloquear PIN',
  locked: 'Bloqueado para o PIN',
  unlocked: (name: string): string => `${name}: o PIN pode ser tentado outra vez`,
};
