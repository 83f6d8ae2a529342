#!/usr/bin/env bash
# The whole path of a shopper by REST alone: open an account, find a television, put it in the cart with an extended
# warranty and a coupon, pay, see the order; then staff ship it. Runs against the addresses of `npm start`.
# Needs bash, curl 7.76 or newer, and node (for reading JSON).
#
#   API_URL INBOX_URL SANDBOX_URL    where the shop, its mail inbox and its payment sandbox listen
#   STAFF_EMAIL STAFF_PASSWORD       an account of the back office
#   SEARCH COUPON ZIP                what is bought, with which coupon, and where it goes
set -euo pipefail

API_URL=${API_URL:-http://localhost:4000}
INBOX_URL=${INBOX_URL:-http://localhost:1080}
SANDBOX_URL=${SANDBOX_URL:-http://localhost:4300}
STAFF_EMAIL=${STAFF_EMAIL:-subadmin@aabha.example}
STAFF_PASSWORD=${STAFF_PASSWORD:-Sub@12345}
SEARCH=${SEARCH:-43 inch}
COUPON=${COUPON:-WELCOME10}
ZIP=${ZIP:-560034}

EMAIL="curl-$(date +%s)-$$@example.in"
PASSWORD='Curl@12345'
CODE_WITHIN_SECONDS=30

say() { printf '\n== %s\n' "$1"; }

# pick EXPRESSION: what a JavaScript expression over the JSON on standard input, called `it`, gives.
pick() {
  node -e '
    const it = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const found = new Function("it", `return (${process.argv[1]})`)(it);
    if (found === undefined || found === null) {
      console.error(`Nothing at ${process.argv[1]}`);
      process.exit(1);
    }
    console.log(typeof found === "object" ? JSON.stringify(found) : String(found));
  ' "$1"
}

# json KEY VALUE ...: a JSON object; a value that is written as a number stays one.
json() {
  node -e '
    const [...words] = process.argv.slice(1);
    const made = {};
    while (words.length > 0) {
      const [key, value] = words.splice(0, 2);
      made[key] = /^=/.test(value) ? JSON.parse(value.slice(1)) : value;
    }
    console.log(JSON.stringify(made));
  ' -- "$@"
}

# send METHOD URL [BODY] [TOKEN]: the response, or the refusal on standard error and an end.
send() {
  local method=$1 url=$2 body=${3:-} token=${4:-} response
  local args=(-sS --fail-with-body -X "$method" "$url")
  [[ -n $body ]] && args+=(-H 'content-type: application/json' -d "$body")
  [[ -n $token ]] && args+=(-H "authorization: Bearer $token")
  if ! response=$(curl "${args[@]}"); then
    printf '%s %s was refused: %s\n' "$method" "$url" "$response" >&2
    return 1
  fi
  printf '%s' "$response"
}
post() { send POST "$API_URL/api/v1$1" "${2:-{\}}" "${3:-}"; }

# The code of the newest mail to an address; mails take a moment.
code_mailed_to() {
  local tries=0 code
  while ((tries < CODE_WITHIN_SECONDS * 2)); do
    code=$(send GET "$INBOX_URL/email" | pick "it.filter((mail) => mail.to.some((to) => to.address === '$1'))
      .map((mail) => /\\b\\d{6}\\b/.exec(mail.text)?.[0]).filter(Boolean).at(-1) ?? ''")
    if [[ -n $code ]]; then
      printf '%s' "$code"
      return
    fi
    tries=$((tries + 1))
    sleep 0.5
  done
  printf 'No code came to %s within %s seconds.\n' "$1" "$CODE_WITHIN_SECONDS" >&2
  return 1
}

say "Open an account for $EMAIL"
post /otp/send-email-otp "$(json email "$EMAIL")" | pick it.data.message
OTP=$(code_mailed_to "$EMAIL")
post /otp/verify-email-otp "$(json email "$EMAIL" otp "$OTP")" | pick it.data.message
TOKEN=$(post /auth/signup "$(json name 'Curl Shopper' phone 9876543210 email "$EMAIL" password "$PASSWORD")" |
  pick it.data.token)

say "Find a television: $SEARCH"
FILTERS=$(json search "$SEARCH" availability in)
PRODUCT=$(post /product/list "$(json filters "=$FILTERS" sort '={"field":"price","order":"asc"}' pageSize =1)" |
  pick 'it.data.productList[0]')
PRODUCT_ID=$(pick it._id <<<"$PRODUCT")
WARRANTY=$(pick 'Number(Object.keys(it.warranty_pricing)[0] ?? 0)' <<<"$PRODUCT")
pick '`${it.name}, ₹${it.new_price}, ${it.stock} in stock`' <<<"$PRODUCT"

say "Put it in the cart with $WARRANTY months of extended warranty, and use $COUPON"
ITEM=$(json product "$PRODUCT_ID" quantity =1 warranty_months "=$WARRANTY")
post /cart/new "{\"cart\":{\"items\":[$ITEM]}}" "$TOKEN" >/dev/null
post /coupon/validate-coupon "$(json code "$COUPON")" "$TOKEN" |
  pick '`${it.data.coupon.discountPercentage} % off`'
AMOUNT=$(post /cart/list '{}' "$TOKEN" | pick 'it.data.cartList[0].totals.payable')
echo "To pay: ₹$AMOUNT"

say "Is $ZIP served?"
post /zipcode/get-data "$(json zipcode "$ZIP")" | pick 'it.data.zipcode.exists ? "Yes" : "No"'

say 'Pay'
PAYMENT_ID=$(post /payment/new "$(json amount "=$AMOUNT" name 'Curl Shopper' email "$EMAIL" \
  address '7 Temple Street' city Bengaluru zip "$ZIP")" "$TOKEN" | pick it.data.payment.id)
PAID=$(send POST "$SANDBOX_URL/sandbox/orders/$PAYMENT_ID/pay" '{"outcome":"captured","method":"upi","upi":{"flow":"intent"}}')
PROOF=$(pick '({
  orderId: it.razorpay_order_id, paymentId: it.razorpay_payment_id, signature: it.razorpay_signature,
})' <<<"$PAID")
ORDER_ID=$(post /payment/verify-payment "$PROOF" "$TOKEN" | pick it.data.order._id)

say 'My orders'
describe='`${order._id}: ${order.status}, ₹${order.totalPrice}, invoice ${order.invoiceNumber}`'
post /order/list '{}' "$TOKEN" | pick "it.data.orderList.map((order) => $describe).join('\n')"

say "Staff: $STAFF_EMAIL ships it"
STAFF_TOKEN=$(post /admin/login "$(json email "$STAFF_EMAIL" password "$STAFF_PASSWORD")" | pick it.data.admin.token)
post "/order/$ORDER_ID/update" "$(json status Shipped)" "$STAFF_TOKEN" |
  pick "(({ order }) => $describe)(it.data)"

say 'What the shopper sees now'
post /order/list '{}' "$TOKEN" |
  pick 'it.data.orderList[0].timeline.map((event) => `${event.at} ${event.status}`).join("\n")'
