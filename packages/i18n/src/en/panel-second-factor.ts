import type { secondFactor as pt } from '../pt/panel-second-factor.ts';

export const secondFactor: typeof pt = {
  title: 'Set up the second step',
  text: 'This account signs in with a code from an authenticator app as well as the password. Set it up to continue.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  start: 'Continue',
  scan: 'Scan this code with your authenticator app, or enter the key there.',
  key: 'Key',
  code: '6-digit code',
  codeMissing: 'Enter the code that the app shows.',
  confirm: 'Turn it on',
  recoveryTitle: 'Recovery codes',
  recoveryText: 'Keep them somewhere safe: each works once, should you lose the app. They are not shown again.',
  kept: 'I have saved them',
};
