import type { Overlay } from '../overlay.ts';
import type { account as pt } from '../pt/account.ts';

export const account: Overlay<typeof pt> = {
  heldNote: (until: string) => `A mesa está guardada para você até as ${until}. Entre para concluir a reserva.`,
  returnNote: 'Entre para continuar. Depois você volta para onde estava.',
  password: 'Senha',
  passwordConfirmation: 'Repetir a senha',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  fullNameHint: 'Se for mais do que nome e sobrenome.',
  gender: 'Gênero',
  chooseRegion: 'Escolha sua Cidade ou região',
  noAccount: 'Você ainda não tem conta?',
  forgot: 'Esqueceu a senha?',
  forgotTitle: 'Recuperar a senha',
  forgotText: 'Digite o e-mail da sua conta. Vamos enviar um link para você escolher outra senha.',
  forgotSent: (email: string, minutes: number) =>
    `Se houver uma conta com ${email}, o link já está a caminho. Ele só funciona uma vez e vale por ${minutes} minutos. Veja também a pasta de spam.`,
  secondStepText: 'Digite o código do seu aplicativo de autenticação ou um código de recuperação.',
  resetTitle: 'Escolha uma senha nova',
  resetText: 'Ao mudar a senha, sua sessão é encerrada em todos os dispositivos.',
  newPassword: 'Senha nova',
  resetSubmit: 'Mudar a senha',
  resetDone: 'A senha foi alterada. Entre com a nova.',
  verifyText: 'Toque no botão para confirmar que este e-mail é seu.',
  verifySubmit: 'Confirmar meu e-mail',
  verifyDone: 'Obrigado, seu e-mail está confirmado.',
  toProfile: 'Ver minha conta',
  elsewhere: (country: string) => `Outro lugar: ${country}`,
  phoneHint: 'Com o código do país, se for de outro país: +351 …',
  agree: 'Li e aceito os Termos de Uso e a Política de Privacidade',
  profileTitle: 'Sua conta',
};
