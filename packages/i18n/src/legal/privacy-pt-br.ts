import type { LegalText } from './facts.ts';

export const privacy: LegalText = {
  title: 'Política de privacidade',
  text: `
Esta política diz o que a Metade ({{url}}) faz com dados pessoais, nos termos {{privacyLaw}}. A Metade é a responsável pelo tratamento.

## 1. O que guardamos, e por quê

- **Conta:** nome, e-mail, senha (como hash irreversível), gênero, região e, se você informar, telefone e data de nascimento. Necessários para o contrato com você.
- **Reservas:** restaurante, data, hora, número de pessoas, notas, vouchers, cancelamentos e não comparecimentos. Necessários para o contrato.
- **Pagamentos:** valor, situação, bandeira e últimos quatro dígitos do cartão. O número do cartão vai diretamente para o prestador de pagamentos e nunca chega até nós. Um voucher custa: {{prices}}. Para validar um cartão novo podem ser cobrados {{cardValidation}}, devolvidos na hora.
- **Reclamações:** o que você escrever para contestar um não comparecimento ou porque o desconto não foi aplicado, e sua foto da conta. Só nós vemos. Necessário para o contrato; é excluído com sua conta.
- **Vales-presente:** os nomes, a mensagem e o e-mail de quem recebe, informados por quem compra. Quem tem o código vê os nomes e a mensagem. O e-mail serve só para enviar o vale. Necessário para o contrato.
- **Reservas compartilhadas:** se você compartilhar uma reserva, quem tem o link vê seu primeiro nome, o restaurante, o dia e a hora. Os amigos podem dar um nome e, se quiserem, alergias; você e o restaurante veem isso, e tudo é excluído {{sharedAnswerDays}} dias depois da refeição. Com o consentimento de quem responde.
- **Pontos, cupons, crédito, listas de espera e convites:** o que você tem e usou, por quais refeições espera e quem convidou você. Necessário para o contrato.
- **Avaliações:** o que você escrever, mostrado com o primeiro nome e uma inicial. Por sua iniciativa.
- **Uso do site:** endereço IP e registros técnicos, por segurança e para limitar abusos. Nosso interesse legítimo. A partir do endereço deduzimos o país, com uma tabela própria; ele não é enviado a ninguém.
- **Sem conta:** uma reserva pode ser iniciada sem conta; nesse caso, fica ligada apenas a um identificador aleatório.

Não tomamos decisões com efeitos jurídicos sobre você apenas por meios automáticos, e não vendemos dados.

## 2. Quem recebe dados

- **O restaurante** que você reservar: seu nome, número de pessoas, horário e observação, e seu telefone enquanto a reserva for válida; nunca o cartão nem a senha.
- **O prestador de pagamentos,** para cobrar e devolver.
- **Provedores de hospedagem e de e-mail,** por contrato e segundo nossas instruções.
- **A Apple ou o Google,** só se você adicionar um voucher à Carteira da Apple ou à Carteira do Google: seu nome, o restaurante, o endereço, o dia, o horário, o número de pessoas e o voucher com seu código, que passam a ser tratados segundo as condições deles. Excluir o cartão da carteira cabe a você.
- **Os serviços de notificações** da Apple, do Google, do fabricante do navegador e da Expo, só se você ativar as notificações: um identificador do seu aparelho e o aviso, que cita o restaurante e nenhuma pessoa.
- **Seu banco,** só se você contestar um pagamento ou se o banco nos perguntar sobre ele: seu nome e e-mail, o que foi reservado e pago, quando o voucher foi usado, quais mensagens enviamos e quais termos você aceitou. É enviado pelo prestador de pagamentos.
- **Um assistente** (um programa que usa o Model Context Protocol), só se você permitir que ele leia suas reservas: o restaurante, o dia, o horário, o número de pessoas, o preço e o estado, nunca o voucher nem o cartão. Você pode retirar a permissão no seu perfil; o que o assistente leu passa a ser tratado segundo as condições dele.
- **Parceiros e programas com chave:** o que segura uma mesa para você sabe se você a aceitou e se a mantém, e nada sobre quem você é. O programa próprio de um restaurante lê as reservas desse restaurante, assim como o restaurante.
- **Autoridades,** quando a lei nos obriga.

Se um prestador estiver fora {{privacyArea}}, aplicam-se as garantias que a lei exige.

## 3. Por quanto tempo

- Conta: enquanto estiver aberta. Quando você a encerra, nós a apagamos, exceto o que a lei nos obriga a guardar.
- Reservas e pagamentos: enquanto a lei fiscal e de consumo exigir, no máximo 10 anos.
- Sessão: {{tokenDays}} dias. Registros técnicos: só pelo tempo que a segurança exige.

## 4. Cookies

Apenas os necessários: a sessão, o idioma e suas escolhas. Nenhum de publicidade, nenhum de terceiros. Por isso não pedimos consentimento, apenas informamos.

## 5. Seus direitos

Você pode ver, corrigir, excluir e exportar seus dados, limitar o uso deles ou se opor a ele e retirar um consentimento. Quase tudo está no seu perfil; para o resto, escreva para nós pela página de contato. Respondemos em {{privacyAnswerTime}}. Você também pode reclamar à {{privacyAuthority}}.

## 6. Segurança

As conexões são cifradas, as senhas são guardadas como hash e o acesso é limitado a quem precisa dele. Se uma violação de dados colocar você em risco, avisamos você e a autoridade.

## 7. Menores

O serviço não se destina a menores de 18 anos sem o consentimento de quem for responsável por eles.

## 8. Alterações

As alterações são publicadas aqui com nova versão e data; das importantes você é avisado.
`.trim(),
};
