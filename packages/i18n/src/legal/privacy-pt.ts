import type { LegalText } from './facts.ts';

export const privacy: LegalText = {
  title: 'Política de privacidade',
  text: `
Esta política diz o que a Metade ({{url}}) faz com dados pessoais, nos termos {{privacyLaw}}. A Metade é a responsável pelo tratamento.

## 1. O que guardamos, e porquê

- **Conta:** nome, e-mail, palavra-passe (como hash irreversível), género, região e, se os der, telefone e data de nascimento. Necessários para o contrato consigo.
- **Reservas:** restaurante, data, hora, número de pessoas, notas, vouchers, cancelamentos e não comparências. Necessários para o contrato.
- **Pagamentos:** valor, estado, marca e últimos quatro dígitos do cartão. O número do cartão vai diretamente para o prestador de pagamentos e nunca chega até nós. Um voucher custa: {{prices}}. Para validar um cartão novo podem ser cobrados {{cardValidation}}, devolvidos de imediato.
- **Reclamações:** o que escrever contra uma não comparência ou por o desconto não ter sido aplicado, e a sua fotografia da conta. Só nós vemos. Necessário para o contrato; é apagado com a sua conta.
- **Cheques-oferta:** os nomes, a mensagem e o e-mail de quem recebe, indicados por quem compra. Quem tem o código vê os nomes e a mensagem. O e-mail serve só para enviar o cheque. Necessário para o contrato.
- **Reservas partilhadas:** se partilhar uma reserva, quem tem o link vê o seu primeiro nome, o restaurante, o dia e a hora. Os amigos podem dar um nome e, se quiserem, alergias; o restaurante e quem reservou veem-no, e é apagado {{sharedAnswerDays}} dias depois da refeição. Com o consentimento de quem responde.
- **Pontos, cupões, crédito, listas de espera e convites:** o que tem e usou, em que refeições espera e quem o convidou. Necessário para o contrato.
- **Avaliações:** o que escrever, mostrado com o primeiro nome e uma inicial. Por sua iniciativa.
- **Uso do site:** endereço IP e registos técnicos, por segurança e para limitar abusos. O nosso interesse legítimo. Do endereço adivinhamos o país, com uma tabela nossa; não é enviado a ninguém.
- **Sem conta:** uma reserva pode ser iniciada sem conta; fica então ligada apenas a um identificador aleatório.

Não tomamos decisões com efeitos jurídicos sobre si apenas por meios automáticos, e não vendemos dados.

## 2. Quem recebe dados

- **O restaurante** que reservar: o seu nome, número de pessoas, hora e nota, e o seu telefone enquanto a reserva se mantiver; nunca o cartão nem a palavra-passe.
- **O prestador de pagamentos,** para cobrar e devolver.
- **Prestadores de alojamento e de e-mail,** por contrato e segundo as nossas instruções.
- **A Apple ou a Google,** só se adicionar um voucher à Carteira da Apple ou à Carteira da Google: o seu nome, o restaurante, a morada, o dia, a hora, o número de pessoas e o voucher com o seu código, que tratam depois segundo as suas próprias condições. Apagar o passe da carteira cabe a si.
- **Os serviços de notificações** da Apple, da Google, do fabricante do navegador e da Expo, só se ativar notificações: um identificador do seu dispositivo e o aviso, que diz o restaurante e nenhuma pessoa.
- **O seu banco,** só se contestar um pagamento ou se o banco nos perguntar por ele: o seu nome e e-mail, o que foi reservado e pago, quando o voucher foi usado, que mensagens enviámos e que termos aceitou. Segue através do prestador de pagamentos.
- **Um assistente** (um programa que usa o Model Context Protocol), só se lhe permitir ler as suas reservas: o restaurante, o dia, a hora, o número de pessoas, o preço e o estado, nunca o voucher nem o cartão. Pode retirar a permissão no seu perfil; o que o assistente leu é tratado segundo as condições dele.
- **Parceiros e programas com chave:** o que reserva provisoriamente uma mesa para si sabe se a aceitou e se a mantém, e nada sobre quem é. O programa próprio de um restaurante lê as reservas desse restaurante, tal como o restaurante.
- **Autoridades,** quando a lei nos obriga.

Se um prestador estiver fora {{privacyArea}}, aplicam-se as garantias que a lei exige.

## 3. Durante quanto tempo

- Conta: enquanto estiver aberta. Quando a encerrar apagamo-la, salvo o que a lei nos obriga a guardar.
- Reservas e pagamentos: enquanto a lei fiscal e do consumo o exigir, no máximo 10 anos.
- Sessão: {{tokenDays}} dias. Registos técnicos: não mais do que a segurança exige.

## 4. Cookies

Apenas os necessários: a sessão, o idioma e as suas escolhas. Nenhum de publicidade, nenhum de terceiros. Por isso não pedimos consentimento, apenas informamos.

## 5. Os seus direitos

Pode ver, corrigir, apagar e exportar os seus dados, limitar ou opor-se ao seu uso e retirar um consentimento. Quase tudo está no seu perfil; para o resto escreva-nos pela página de contacto. Respondemos em {{privacyAnswerTime}}. Pode também reclamar junto da {{privacyAuthority}}.

## 6. Segurança

As ligações são cifradas, as palavras-passe são guardadas como hash e o acesso é limitado a quem dele precisa. Se uma violação de dados o puser em risco, avisamo-lo e à autoridade.

## 7. Menores

O serviço não se destina a menores de 18 anos sem o consentimento de quem for responsável por eles.

## 8. Alterações

As alterações são publicadas aqui com nova versão e data; das importantes é avisado.
`.trim(),
};
