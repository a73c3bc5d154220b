import type { LegalText } from './facts.ts';

export const privacy: LegalText = {
  title: 'Política de privacidad',
  text: `
Esta política dice qué hace Metade ({{url}}) con los datos personales, según {{privacyLaw}}. Metade es la responsable del tratamiento.

## 1. Qué guardamos, y por qué

- **Cuenta:** nombre, correo, contraseña (como hash irreversible), género, región y, si los da, teléfono y fecha de nacimiento. Necesarios para el contrato con usted.
- **Reservas:** restaurante, fecha, hora, número de personas, notas, vales, cancelaciones y reservas a las que no se presentó. Necesarios para el contrato.
- **Pagos:** importe, estado, marca y últimas cuatro cifras de la tarjeta. El número de la tarjeta va directamente al proveedor de pagos y nunca nos llega. Un vale cuesta: {{prices}}. Para comprobar una tarjeta nueva pueden cobrarse {{cardValidation}}, que se devuelven al momento.
- **Reclamaciones:** lo que escriba contra un no presentado o porque no se aplicó el descuento, y su foto de la cuenta. Solo lo vemos nosotros. Necesario para el contrato; se borra con su cuenta.
- **Tarjetas regalo:** los nombres, el mensaje y el correo electrónico del destinatario que indica quien compra. Quien tiene el código ve los nombres y el mensaje. El correo solo sirve para enviar la tarjeta. Necesario para el contrato.
- **Reservas compartidas:** si comparte una reserva, quien tiene el enlace ve su nombre de pila, el restaurante, el día y la hora. Los amigos pueden dar un nombre y, si quieren, alergias; usted y el restaurante lo ven, y se borra {{sharedAnswerDays}} días después de la comida. Con el consentimiento de quien responde.
- **Puntos, cupones, crédito, listas de espera e invitaciones:** lo que tiene y ha usado, en qué comidas espera y quién le invitó. Necesario para el contrato.
- **Opiniones:** lo que escriba, mostrado con su nombre y una inicial. Por su propia iniciativa.
- **Uso del sitio:** dirección IP y registros técnicos, por seguridad y para limitar abusos. Nuestro interés legítimo. A partir de la dirección deducimos su país con una tabla propia; no se envía a nadie.
- **Sin cuenta:** una reserva puede empezarse sin cuenta; queda entonces ligada solo a un identificador aleatorio.

No tomamos decisiones con efectos jurídicos sobre usted solo por medios automáticos, y no vendemos datos.

## 2. Quién recibe datos

- **El restaurante** que reserva: su nombre, número de personas, hora y nota, y su teléfono mientras la reserva siga vigente; nunca su tarjeta ni su contraseña.
- **El proveedor de pagos,** para cobrar y devolver.
- **Proveedores de alojamiento y de correo,** bajo contrato y según nuestras instrucciones.
- **Apple o Google,** solo si añade un vale a Cartera de Apple o a Google Wallet: su nombre, el restaurante, la dirección, el día, la hora, el número de personas y el vale con su código, que tratan después según sus propias condiciones. Borrar el pase de la cartera depende de usted.
- **Los servicios de notificaciones** de Apple, Google, el fabricante del navegador y Expo, solo si activa las notificaciones: un identificador de su dispositivo y el aviso, que nombra el restaurante y a ninguna persona.
- **Su banco,** solo si usted reclama un pago o si el banco nos pregunta por él: su nombre y su correo, qué se reservó y se pagó, cuándo se usó el vale, qué mensajes enviamos y qué términos aceptó. Se envía a través del proveedor de pagos.
- **Un asistente** (un programa que habla el Model Context Protocol), solo si le permite leer sus reservas: el restaurante, el día, la hora, el número de personas, el precio y el estado, nunca el vale ni su tarjeta. Puede retirarle el permiso en su perfil; lo que el asistente haya leído lo trata según sus propias condiciones.
- **Socios y programas con clave:** el que retiene una mesa para usted sabe si la aceptó y la mantiene, y nada sobre quién es. El programa propio de un restaurante lee las reservas de ese restaurante, igual que el restaurante.
- **Autoridades,** cuando la ley nos obliga.

Si un proveedor está fuera {{privacyArea}}, se aplican las garantías que exige la ley.

## 3. Durante cuánto tiempo

- Cuenta: mientras esté abierta. Cuando la cierre la borramos, salvo lo que la ley nos obliga a guardar.
- Reservas y pagos: mientras lo exija la ley fiscal y de consumo, 10 años como máximo.
- Sesión: {{tokenDays}} días. Registros técnicos: no más de lo que exige la seguridad.

## 4. Cookies

Solo las necesarias: su sesión, su idioma y sus elecciones. Ninguna de publicidad, ninguna de terceros. Por eso no pedimos consentimiento, solo informamos.

## 5. Sus derechos

Puede ver, corregir, borrar y exportar sus datos, limitar su uso u oponerse a él y retirar un consentimiento. Casi todo está en su perfil; para lo demás escríbanos por la página de contacto. Respondemos en {{privacyAnswerTime}}. También puede reclamar ante {{privacyAuthority}}.

## 6. Seguridad

Las conexiones van cifradas, las contraseñas se guardan como hash y el acceso se limita a quien lo necesita. Si una brecha de datos le pone en riesgo, le avisamos a usted y a la autoridad.

## 7. Menores

El servicio no se dirige a menores de 18 años sin el consentimiento de quien sea responsable de ellos.

## 8. Cambios

Los cambios se publican aquí con nueva versión y fecha; de los importantes le avisamos.
`.trim(),
};
