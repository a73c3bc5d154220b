import type { LegalText } from './facts.ts';

export const terms: LegalText = {
  title: 'Condiciones de uso',
  text: `
## 1. Qué es Metade

Metade es un mercado de mesas de restaurante. Usted reserva una mesa y nos paga un precio fijo por un vale; el restaurante descuenta el {{discountPercent}} en la comida de todas las personas de esa mesa. La comida es un contrato entre usted y el restaurante y se paga allí. Debe tener 18 años o más, o el consentimiento de quien sea responsable de usted.

## 2. El descuento

- {{discountPercent}} de descuento en toda la comida de la carta, para todas las personas de la mesa reservada, hasta el número de plazas reservadas.
- Las bebidas nunca están incluidas.
- Los postres están incluidos, salvo que la página del restaurante diga lo contrario.
- El descuento se aplica a los precios de la carta habitual y no se suma a otras ofertas, salvo acuerdo del restaurante.
- Si el descuento no se aplica como dicen estas condiciones, reclámelo en la página de su reserva en los {{claimDays}} días siguientes a la comida, con una foto de la cuenta. Si tiene razón, lo que pagó por el vale se devuelve: a su tarjeta lo que pagó con ella, el crédito como crédito y un vale gratis como vale gratis. El descuento que no le hicieron se suma a su crédito, según su cuenta, hasta {{guaranteeMax}}.
- Una tarjeta regalo vale lo que se pagó por ella, como mínimo {{giftMin}}. Puede canjearse una vez, durante {{giftMonths}} meses, y se convierte en crédito para gastos de reserva que dura {{giftMonths}} meses. Quien la compró puede devolverla en un plazo de {{giftReturnDays}} días mientras no se haya canjeado; todo vuelve entonces a la tarjeta con la que pagó. No se paga en efectivo.

## 3. Precio del vale

El precio depende solo del tamaño de la mesa, no del día ni de lo que coma:

{{priceList}}

Un restaurante puede tener precio propio. El precio que ve antes de pagar es el que se le cobra, en {{currency}}; no se le suma nada.

## 4. Reserva

- Al elegir una hora, la mesa queda guardada para usted durante {{holdMinutes}} minutos. Puede pedir {{holdExtensionMinutes}} minutos más, hasta {{holdExtensionsMax}} veces. Pasado el tiempo, la mesa vuelve a estar a la venta.
- Puede tener {{liveHoldsPerDiner}} mesas guardadas a la vez.
- Las mesas son para 2, 4 o 6 personas. Un grupo de 1 a {{peopleMax}} recibe la mesa libre más pequeña en la que cabe, al precio de esa mesa.
- Algunos restaurantes confirman al momento. Otros deben responder primero: en la tarjeta solo se autoriza el pago y, si el restaurante rechaza o no responde en el plazo indicado, no se cobra nada.
- Una reserva pagada puede cambiarse a otro tamaño, día u hora hasta el límite del restaurante para reservar. La diferencia se muestra antes de aceptar: usted paga lo que falte, y lo que sobre vuelve como al cancelar. La primera reserva sigue vigente hasta que la nueva esté confirmada y pagada; cancelar una reserva cambiada no devuelve más de lo que valía al cambiarla.
- Si una comida está completa, puede entrar en la lista de espera, en hasta {{waitingEntries}} comidas a la vez. La mesa que queda libre se guarda para la primera persona de la lista durante {{waitingMinutes}} minutos, o {{waitingShortMinutes}} si faltan menos de {{waitingShortHours}} horas para la comida, y después para la siguiente. Esperar no cuesta nada y no garantiza mesa.

## 5. Pago

- Solo se aceptan tarjetas de crédito. Los datos de la tarjeta van directamente al proveedor de pagos; nunca vemos ni guardamos el número.
- Para comprobar una tarjeta nueva, el proveedor puede cobrar {{cardValidation}}, que se devuelven al momento.
- El vale existe cuando el pago es definitivo. Tiene un código y un enlace; quien tenga el enlace puede usarlo, así que guárdelo para usted y sus invitados.
- El precio se paga en este orden: cupón, vale gratis, crédito, tarjeta. Se admite un cupón por reserva; cupones, vales gratis y crédito solo pagan vales y no se cambian por dinero.
- Puntos: {{pointsArrived}} por comida, {{pointsFirstVisit}} más la primera vez en un restaurante, {{pointsReview}} por una opinión, y {{pointsInvitation}} para usted y otros tantos para la persona a la que invitó cuando coma por primera vez. Cuentan {{pointsDelayHours}} horas después de llegar y caducan a los {{pointsMonths}} meses. {{pointsPerFreeVoucher}} puntos se cambian por un vale gratis, válido durante {{freeVoucherMonths}} meses.

## 6. En el restaurante

- Llegue a la hora de la reserva. La mesa se guarda durante la tolerancia indicada en la reserva, normalmente {{toleranceMinutes}} minutos.
- Enseñe el vale al llegar. Se abre {{voucherOpensMinutes}} minutos antes de la hora y se usa una sola vez.
- Si no acude, el precio no se devuelve y el restaurante puede marcarle como no presentado. Le avisamos y puede impugnarlo en {{noShowDisputeDays}} días. {{noShowLimit}} no presentados en {{noShowMonths}} meses impiden nuevas reservas durante {{noShowBlockDays}} días.

## 7. Cancelación

El importe exacto se muestra antes de confirmar. Las horas son las del restaurante.

- **{{cancelHours}} horas o más antes de la comida:** se devuelve todo a la tarjeta o como crédito, a su elección.
- **Menos de {{cancelHours}} horas, pero antes del día de la comida:** {{lateCancelCreditPercent}} como crédito, y el resto como crédito si la mesa se vuelve a vender.
- **El mismo día de la comida:** nada, salvo que la mesa se vuelva a vender: entonces, todo como crédito.
- **En los {{graceMinutes}} minutos siguientes a la reserva,** si faltan al menos {{graceMealHours}} horas para la comida: se devuelve todo a la tarjeta.
- **Antes de que el pago sea definitivo:** no se cobra nada.
- **Si cancela el restaurante:** se devuelve todo a la tarjeta y usted recibe un vale gratis.

El crédito es válido durante {{creditMonths}} meses.

{{withdrawal}}

## 8. Opiniones

Solo quien disfrutó de su reserva puede opinar sobre el restaurante, una vez, en {{reviewDays}} días. Retiramos lo ilegal, ofensivo o ajeno a la visita; nunca una opinión por ser negativa.

## 9. Su cuenta

Mantenga en secreto su contraseña y al día sus datos. Podemos cerrar una cuenta usada para el fraude o para perjudicar a otras personas. Puede cerrar la suya cuando quiera.

## 10. Restaurantes

Un restaurante que se une a Metade da un {{discountPercent}} de descuento en toda la comida, salvo bebidas, a todas las personas de una mesa reservada, y es responsable de las mesas, horarios y carta que publica. Responde de la comida, de la higiene y de los alérgenos.

## 11. Responsabilidad

Respondemos de nuestro servicio: la reserva, el pago y el vale. No respondemos de la comida. Nada de esto limita los derechos que la ley da a los consumidores, ni la responsabilidad por dolo, culpa grave o daños a personas.

## 12. Ley y reclamaciones

Se aplica la ley del país del restaurante y son competentes los tribunales de su domicilio. {{complaints}}

## 13. Cambios

Los cambios se publican aquí con nueva versión y fecha. A su reserva se le aplica la versión que aceptó al reservar.
`.trim(),
};
