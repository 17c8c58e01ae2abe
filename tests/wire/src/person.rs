//! Somebody with a browser: a cookie, and requests over HTTP.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

#[derive(Clone)]
pub struct Person {
    base: String,
    http: reqwest::Client,
    pub cookie: String,
}

impl Person {
    /// Somebody new, with the cookie that the first answer sets.
    ///
    /// # Errors
    /// If the server does not answer, or sets no cookie.
    pub async fn arrive(base: &str) -> Result<Self> {
        let http = reqwest::Client::builder().build()?;
        let answer = http.get(format!("{base}/api/me")).send().await?;
        let cookie = answer.headers().get("set-cookie").context("no cookie was set")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Self { base: base.to_owned(), http, cookie })
    }

    /// # Errors
    /// If the server does not answer with JSON.
    pub async fn get(&self, path: &str) -> Result<(u16, Value)> {
        let answer =
            self.http.get(format!("{}{path}", self.base)).header("Cookie", &self.cookie).send().await?;
        let status = answer.status().as_u16();
        Ok((status, answer.json().await.unwrap_or(Value::Null)))
    }

    /// # Errors
    /// If the server does not answer.
    pub async fn post(&self, path: &str, body: &Value) -> Result<(u16, Value)> {
        let request = self.http.post(format!("{}{path}", self.base)).header("Cookie", &self.cookie);
        let answer = request.header("Origin", &self.base).json(body).send().await?;
        let status = answer.status().as_u16();
        Ok((status, answer.json().await.unwrap_or(Value::Null)))
    }

    /// Creates a room of the Collector's Edition and returns the answer: room, code, watch, seat.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn create_room(&self, name: &str, seats: u8, options: Value) -> Result<Value> {
        let body = json!({
            "edition": "collectors", "options": options, "seats": seats, "privacy": "public", "name": name,
        });
        let (status, room) = self.post("/api/rooms", &body).await?;
        ensure!(status < 300, "creating a room was refused: {status} {room}");
        Ok(room)
    }

    /// # Errors
    /// If it is refused.
    pub async fn join(&self, name: &str, code: &str) -> Result<Value> {
        let (status, joined) = self.post("/api/join", &json!({ "code": code, "name": name })).await?;
        ensure!(status < 300, "joining was refused: {status} {joined}");
        Ok(joined)
    }
}
