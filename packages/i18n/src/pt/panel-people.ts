import type { AdminRole } from '@metade/domain/admin-role.ts';

/** Words of the desk about people: admins with their roles, and what support does for a person. */
export const people = {
  admins: 'Administradores',
  adminsText: 'Cada um vê apenas as áreas das suas funções. O proprietário vê tudo e é o único a mudar as regras.',
  roles: { support: 'Apoio', content: 'Conteúdo', finance: 'Finanças', owner: 'Proprietário' } as Record<
    AdminRole,
    string
  >,
  roleHints: {
    support: 'pessoas, reservas, restaurantes, avaliações',
    content: 'textos, blog, catálogos, avaliações',
    finance: 'devoluções, crédito, cupões, extratos',
    owner: 'tudo, e também regras e administradores',
  } as Record<AdminRole, string>,
  rolesTitle: 'Funções',
  noSecondFactor: 'Sem segundo passo',
  seen: (moment: string) => `Último acesso: ${moment}`,
  neverSeen: 'Sem sessão aberta',
  appoint: 'Nomear administrador',
  appointText:
    'A pessoa precisa de uma conta de cliente com o e-mail confirmado. Antes de tudo, configura o segundo passo.',
  appointDo: 'Nomear',
  appointed: (email: string) => `${email} é agora administrador.`,
  email: 'E-mail',
  rolesMissing: 'Escolha pelo menos uma função.',
  change: 'Mudar',
  changeTitle: (name: string) => `Funções de ${name}`,
  save: 'Guardar funções',
  remove: 'Retirar dos administradores',
  saved: 'Funções guardadas.',
  removed: (name: string) => `${name} já não é administrador.`,
  resetSecondFactor: 'Repor o segundo passo',
  resetSecondFactorText:
    'Só depois de confirmar que é mesmo a pessoa. As sessões terminam e, ao entrar, configura um novo segundo passo.',
  secondFactorReset: 'Segundo passo reposto.',
};
