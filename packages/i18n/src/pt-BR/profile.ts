import { securityEvents } from './security-events.ts';
import type { Overlay } from '../overlay.ts';
import type { profile as pt } from '../pt/profile.ts';
import { zip } from './place.ts';

export const profile: Overlay<typeof pt> = {
  overviewTitle: 'Sua conta',
  saved: 'Salvo.',
  details: 'Seus dados',
  save: 'Salvar',
  password: 'Senha',
  currentPassword: 'Senha atual',
  changePassword: 'Mudar a senha',
  passwordChanged: 'A senha foi alterada. A sessão foi encerrada nos outros dispositivos.',
  addresses: 'Endereços',
  noAddress: 'Você ainda não salvou nenhum endereço.',
  addAddress: 'Adicionar um endereço',
  editAddress: 'Editar o endereço',
  addressName: 'Nome do endereço',
  zip: 'CEP',
  ...zip,
  state: 'Estado',
  picture: 'Foto',
  pictureAlt: 'Sua foto',
  choosePicture: 'Nova foto',
  savePicture: 'Salvar a foto',
  removePicture: 'Remover a foto',
  removeAddress: 'Remover',
  linkSent: 'O link está a caminho.',
  sessionsText: 'Se não reconhecer alguma, encerre a sessão e mude a senha.',
  sessionsEnded: 'Sessão encerrada.',
  endSession: 'Encerrar sessão',
  endOthers: 'Encerrar todas as outras',
  sessionSeen: (when: string) => `último uso em ${when}`,
  securityEvents,
  twoFactorDue: 'Esta conta também pede um código de um aplicativo de autenticação. Configure o seu para continuar.',
  twoFactorEndHint: 'Do seu aplicativo, ou um código de recuperação.',
  twoFactorText: 'Além da senha, um código do seu aplicativo de autenticação.',
  twoFactorScan: 'Leia este código com o aplicativo de autenticação ou digite a chave.',
  twoFactorOn: 'Está ativado.',
  twoFactorSetUp: 'Ativar o segundo passo',
  twoFactorConfirm: 'Confirmar e ativar',
  twoFactorOff: 'Desativar o segundo passo',
  twoFactorCode: 'Código de 6 dígitos',
  recoveryText:
    'Guarde em um lugar seguro: cada um funciona uma vez, se você ficar sem o aplicativo. Eles não serão mostrados de novo.',
  recoveryKept: 'Já guardei',
  sessions: 'Onde sua conta está aberta',
  yourData: 'Seus dados conosco',
  exportText: 'Um arquivo com tudo o que guardamos sobre você.',
  export: 'Baixar meus dados',
  deleteLink: 'Excluir a conta',
  deleteTitle: 'Excluir a conta',
  deleteText:
    'Seus dados pessoais são excluídos e não podem ser recuperados. As reservas passadas ficam, sem o seu nome, para a contabilidade.',
  deleteRegistration: (name: string): string =>
    name
      ? `O cadastro do restaurante ${name} é excluído com a conta: textos, imagens e mesas.`
      : 'O cadastro do seu restaurante é excluído com a conta: textos, imagens e mesas.',
  deleteNoOrders: 'Você não tem reservas futuras.',
  deleteCreditLost: (sum: string) =>
    `Você perde ${sum} de crédito. Se quiser usar esse valor, mantenha a conta até lá.`,
  deletePointsLost: (n: number, shown: string) => (n === 1 ? 'Você perde 1 ponto.' : `Você perde ${shown} pontos.`),
  deleteFreeLost: (n: number) => (n === 1 ? 'Você perde 1 voucher grátis.' : `Você perde ${n} vouchers grátis.`),
  deletePassword: 'Digite a senha para confirmar',
  deleteSubmit: 'Excluir a conta para sempre',
  deleted: 'A conta foi excluída.',
  deletedOrSignedOut:
    'A sessão já tinha terminado. Se você excluiu a conta, ela não existe mais. Se ainda a tem, entre para excluir.',
  changeEmail: 'Alterar o e-mail',
  emailAsked: 'Enviamos um link para o novo e-mail. O da conta só muda quando você o abrir.',
  passwordNone: 'Sua conta não tem senha: você entra com um código por e-mail.',
};
