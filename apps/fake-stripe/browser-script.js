// What Stripe's own script is to a page, as far as ours uses it: the fields of a card, and a token for what was typed there.
// The fields are in the page itself, for journeys to fill.
(() => {
  const api = new URL(document.currentScript.src).origin;
  const fields = [
    ['number', 'Card number', 'cc-number'],
    ['expiry', 'Expiration date', 'cc-exp'],
    ['cvc', 'Security code', 'cc-csc'],
  ];

  function paymentElement() {
    const box = document.createElement('div');
    for (const [name, label, autocomplete] of fields) {
      const line = document.createElement('label');
      const input = document.createElement('input');
      Object.assign(input, { autocomplete, inputMode: 'numeric', required: true });
      input.dataset.stripe = name;
      input.style.cssText = 'display:block;width:100%;min-height:44px;border:1px solid;padding:0 8px';
      line.append(label, input);
      box.append(line);
    }
    const said = document.createElement('p');
    box.append(said);
    return {
      said,
      value: (name) => box.querySelector(`[data-stripe="${name}"]`).value.trim(),
      mount: (place) => place.append(box),
      unmount: () => box.remove(),
    };
  }

  window.Stripe = (publishableKey) => ({
    elements() {
      let element;
      return {
        create: () => (element = paymentElement()),
        async submit() {
          const empty = fields.some(([name]) => element.value(name) === '');
          element.said.textContent = empty ? 'Your card is incomplete.' : '';
          return empty ? { error: { type: 'validation_error', message: 'Your card is incomplete.' } } : {};
        },
        value: (name) => element.value(name),
      };
    },
    async createPaymentMethod({ elements, params }) {
      const [month, year] = elements.value('expiry').split('/');
      const body = new URLSearchParams({
        type: 'card',
        'card[number]': elements.value('number'),
        'card[exp_month]': month,
        'card[exp_year]': `20${year}`,
        'card[cvc]': elements.value('cvc'),
        'billing_details[name]': params.billing_details.name,
        key: publishableKey,
      });
      try {
        const answer = await (await fetch(`${api}/v1/payment_methods`, { method: 'POST', body })).json();
        return answer.error ? { error: answer.error } : { paymentMethod: answer };
      } catch {
        return { error: { type: 'api_connection_error' } };
      }
    },
  });
})();
